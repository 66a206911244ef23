/** Actions of WebDriver, which its classic protocol and BiDi share. */
const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }

export const clickAt = (x: number, y: number): readonly object[] => [
  {
    ...MOUSE,
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

const press = (value: string): object => ({ type: 'keyDown', value })
const release = (value: string): object => ({ type: 'keyUp', value })

/** Types key by key. Shift (U+E008) is held during the key after it. */
export const typed = (text: string): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text.matchAll(/\uE008?./gsu)].flatMap(([chord]) => {
      const keys = [...chord]
      return keys.map(press).concat(keys.toReversed().map(release))
    }),
  },
]

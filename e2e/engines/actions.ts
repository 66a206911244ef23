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

export const typed = (text: string): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

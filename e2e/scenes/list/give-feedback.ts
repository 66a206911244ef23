import type { Scene, SceneVisitor } from '../scene'

const slice = 'give-feedback'

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.open('/saavutettavuus')
  await visitor.sees('button', 'Lähetä palaute')
}

async function sends(visitor: SceneVisitor): Promise<void> {
  await opens(visitor)
  await visitor.fill('Palautteesi', 'Kalenterin viikot eivät näy suurennettuina.')
  await visitor.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visitor.press('button', 'Lähetä palaute')
}

export async function sendsFeedback(visitor: SceneVisitor): Promise<void> {
  await sends(visitor)
  await visitor.sees('heading', 'Kiitos palautteestasi')
}

export const giveFeedback: readonly Scene[] = [
  { slice, rows: ['LW-07'], name: 'the accessibility statement', play: opens },
  {
    slice,
    rows: ['LW-07', 'NO-02'],
    name: 'feedback that cannot be sent',
    play: async (visitor) => {
      await visitor.answers('/feedback/v2', 'fails')
      await sends(visitor)
      await visitor.sees('alert')
    },
  },
  { slice, rows: ['LW-07'], name: 'sent feedback', play: sendsFeedback },
]

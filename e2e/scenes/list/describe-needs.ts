import { sees, type Scene, type SceneVisitor } from '../scene'

const slice = 'describe-needs'
const NEED = 'Kuvaus korjaustarpeesta'

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('SERVICES')
  await sees(visitor, 'services')
  await visitor.sees('button', 'Mikä vaivaa?')
}

export const describeNeeds: readonly Scene[] = [
  {
    slice,
    rows: ['SV-07'],
    name: 'a described need',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.fill(NEED, 'Jarrut vinkuvat kylmällä')
      await visitor.press('button', 'Lisää korjaustarve')
      await visitor.sees('button', 'Poista korjaustarve: Jarrut vinkuvat kylmällä')
    },
  },
  {
    slice,
    rows: ['SV-07', 'NO-02'],
    name: 'a need that cannot be saved',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.answers('/symptoms', 'fails')
      await visitor.fill(NEED, 'Jarrut vinkuvat kylmällä')
      await visitor.press('button', 'Lisää korjaustarve')
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['PU-03'],
    name: 'the pictures of symptoms',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press('button', 'Mikä vaivaa?')
      await visitor.sees('dialog', /./)
    },
  },
]

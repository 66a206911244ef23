import { sees, type Scene, type SceneVisitor } from '../scene'
import { SERVICE } from './choose-services'

const slice = 'redeem-code'

async function redeems(visitor: SceneVisitor, code: string): Promise<void> {
  await visitor.startsAt('SERVICES')
  await sees(visitor, 'services')
  await visitor.press('checkbox', SERVICE)
  await visitor.fill('Etukoodi', code)
  await visitor.press('button', 'Tallenna')
}

export const redeemCode: readonly Scene[] = [
  {
    slice,
    rows: ['SV-11'],
    name: 'a code of the chain',
    play: async (visitor) => {
      await redeems(visitor, 'HUOLTO10')
      await visitor.sees('button', 'Poista etukoodi')
    },
  },
  {
    slice,
    rows: ['SV-11'],
    name: 'an unknown code',
    play: async (visitor) => {
      await redeems(visitor, 'EIOLE')
      await visitor.sees('alert')
    },
  },
]

import { sees, type Scene, type SceneVisitor } from '../scene'
import { fillsIn } from './enter-customer'

const slice = 'pay-by-card'
const PAY = ['button', /^Siirry maksamaan/] as const

async function opens(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('CUSTOMER')
  await sees(visitor, 'customer')
  await fillsIn(visitor)
  await visitor.press('radio', /^Maksa kortilla/)
  await visitor.sees(...PAY)
}

export const payByCard: readonly Scene[] = [
  { slice, rows: ['RC-09'], name: 'the card chosen', play: opens },
  {
    slice,
    rows: ['RC-09', 'NO-02'],
    name: 'a payment that cannot begin',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.answers('/payment/vismapay/get-payment-token', 'fails')
      await visitor.press(...PAY)
      await visitor.sees('alert')
    },
  },
  {
    slice,
    rows: ['RC-09', 'API-01'],
    name: 'a paid booking',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press(...PAY)
      await visitor.press('button', 'Maksa')
      await sees(visitor, 'customer')
      await visitor.sees('button', /^Lähetä/)
    },
  },
  {
    slice,
    rows: ['RC-09', 'API-01'],
    name: 'a payment that was given up',
    play: async (visitor) => {
      await opens(visitor)
      await visitor.press(...PAY)
      await visitor.press('button', 'Peruuta maksu')
      await visitor.sees(...PAY)
    },
  },
]

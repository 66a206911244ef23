import { next, sees, type Scene, type SceneVisitor } from '../scene'
import { fillsIn } from './enter-customer'

const slice = 'finish-booking'

export async function enquires(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('TIME')
  await sees(visitor, 'time')
  await visitor.press('button', 'Lähetä aikatiedustelu')
  await visitor.press('button', 'Seuraava kuukausi')
  await visitor.press('button', /^tiistai (9|1\d|2[0-2])\./)
  await next(visitor)
  await sees(visitor, 'customer')
  await fillsIn(visitor)
  await visitor.press('button', 'Lähetä aikatiedustelu')
  await visitor.sees('heading', 'Aikatiedustelu on lähetetty')
}

export const finishBooking: readonly Scene[] = [
  {
    slice,
    rows: ['CU-04', 'CU-06'],
    name: 'the ticket of a booking',
    play: async (visitor) => {
      await visitor.startsAt('CUSTOMER')
      await sees(visitor, 'customer')
      await fillsIn(visitor)
      await visitor.press('button', 'Lähetä varaus')
      await visitor.sees('heading', /^Aika on varattu/)
    },
  },
  { slice, rows: ['CU-04', 'TM-12'], name: 'the ticket of an enquiry', play: enquires },
]

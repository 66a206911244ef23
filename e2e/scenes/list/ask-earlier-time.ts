import type { Booked } from '../acts'
import type { Scene, SceneVisitor } from '../scene'
import { opensBooking } from './manage-booking'

const slice = 'ask-earlier-time'
const chain = 'whole'
const TITLE = 'Sinulle vapautui aikaisempi aika'

async function asks(visitor: SceneVisitor, booked?: Booked): Promise<void> {
  await opensBooking(visitor, booked)
  await visitor.press('button', 'Ilmoita aikaisemmasta ajasta')
  await visitor.sees('button', 'Ilmoita minulle')
}

async function wishes(visitor: SceneVisitor, booked?: Booked): Promise<void> {
  await asks(visitor, booked)
  await visitor.press('button', 'Ilmoita minulle')
  await visitor.sees('heading', 'Ilmoitamme sinulle aikaisemmasta ajasta')
}

/** Wishes for an earlier time, and another customer cancels such a time. */
export async function isOffered(visitor: SceneVisitor): Promise<void> {
  const early = await visitor.books()
  await wishes(visitor, await visitor.books({ notBefore: '12:00' }))
  await visitor.cancels(early)
}

export const askEarlierTime: readonly Scene[] = [
  { slice, chain, rows: ['VI-02'], name: 'the wish', play: (visitor) => asks(visitor) },
  { slice, chain, rows: ['VI-02'], name: 'a wish that stands', play: (visitor) => wishes(visitor) },
  {
    slice,
    chain,
    rows: ['VI-02'],
    name: 'an offer on the page of its booking',
    play: async (visitor) => {
      await isOffered(visitor)
      // The tab has the key, and its session knows the register number.
      await visitor.open('/peruutus')
      await visitor.sees('heading', TITLE)
    },
  },
]

/** Extension earlierTime: a saved booking asks for an earlier time. */
import { EARLIER_TIME, type EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { refusedWith } from '../errors'
import { must } from '../findings'
import type { World } from '../world'

interface Reference {
  readonly bookingKey: string
  readonly registerNumber: string
}

/** `reference` returns what opens the saved booking, whose visit begins at `start`. */
export async function checkEarlierTime(
  { check, newVisitor }: World,
  reference: () => Reference,
  start: string,
): Promise<void> {
  const { api } = await newVisitor()
  if (!(await api.settings()).extensions?.includes(EARLIER_TIME)) return
  const booking = () => {
    const { bookingKey, registerNumber } = reference()
    return { bookingKey, registerNumber }
  }
  const wish: EarlierTimeWish = { earliest: start.slice(0, 10), weekdays: [1, 2, 3, 4, 5], shift: null, noticeHours: 2 }
  await check('askEarlierTime', 'extension earlierTime: is accepted', async () => {
    await api.askEarlierTime({ body: { ...booking(), wish } })
  })
  await check('earlierTimes', 'extension earlierTime: returns the wish', async () => {
    const asked = await api.earlierTimes({ body: booking() })
    must(asked.wish?.earliest === wish.earliest, 'the wish is not kept')
  })
  await check('stopEarlierTime', 'extension earlierTime: withdraws the wish', async () => {
    await api.stopEarlierTime({ body: { ...booking(), token: null } })
    must((await api.earlierTimes({ body: booking() })).wish === null, 'the wish is not withdrawn')
  })
  const token = 'x'.repeat(43)
  const unknown = { body: { token, bookingKey: null, registerNumber: null } }
  await check('earlierTimeOffer', 'extension earlierTime: refuses an unknown token', () =>
    refusedWith(api.earlierTimeOffer({ body: { token } }), 404),
  )
  await check('takeEarlierTime', 'extension earlierTime: refuses an unknown token', () =>
    refusedWith(api.takeEarlierTime(unknown), 404),
  )
  await check('declineEarlierTime', 'extension earlierTime: refuses an unknown token', () =>
    refusedWith(api.declineEarlierTime(unknown), 404),
  )
}

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
  { check, visit }: World,
  reference: () => Reference,
  start: string,
): Promise<void> {
  const { api } = await visit()
  if (!(await api.settings()).extensions?.includes(EARLIER_TIME)) return
  await check('askEarlierTime', 'extension earlierTime: keeps a wish until it is withdrawn', async () => {
    const { bookingKey, registerNumber } = reference()
    const booking = { bookingKey, registerNumber }
    const wish: EarlierTimeWish = {
      earliest: start.slice(0, 10),
      weekdays: [1, 2, 3, 4, 5],
      shift: null,
      noticeHours: 2,
    }
    await api.askEarlierTime({ body: { ...booking, wish } })
    const asked = await api.earlierTimes({ body: booking })
    must(asked.wish?.earliest === wish.earliest, 'the wish is not kept')
    await api.stopEarlierTime({ body: { ...booking, token: null } })
    must((await api.earlierTimes({ body: booking })).wish === null, 'the wish is not withdrawn')
  })
  await check('takeEarlierTime', 'extension earlierTime: refuses an unknown token', async () => {
    const unknown = { token: 'x'.repeat(43), bookingKey: null, registerNumber: null }
    await refusedWith(api.takeEarlierTime({ body: unknown }), 404)
    await refusedWith(api.earlierTimeOffer({ body: { token: unknown.token } }), 404)
  })
}

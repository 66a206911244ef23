/** Extension `earlierTime`: customers who want an earlier time are offered one when it becomes free. */
import { object, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { EARLIER_TIME, EarlierTimeOffer, EarlierTimes, EarlierTimeWish } from '../../nouns/earlier-time'
import { orNull } from '../../nouns/lenient'

const booking = { bookingKey: string(), registerNumber: string() }
/** The token of an offer's link, or the two values that open its booking. In the body, because both are secrets. */
const ByTokenOrBooking = object({
  token: orNull(string()),
  bookingKey: orNull(string()),
  registerNumber: orNull(string()),
})

export const earlierTimes = endpoint({
  method: 'POST',
  path: '/earlier-time',
  body: object(booking),
  output: EarlierTimes,
  isOptional: true,
  extension: EARLIER_TIME,
})

/** A repeated call replaces the wish and keeps its place in the order of asking. */
export const askEarlierTime = endpoint({
  method: 'POST',
  path: '/earlier-time/ask',
  body: object({ ...booking, wish: EarlierTimeWish }),
  output: EarlierTimes,
  extension: EARLIER_TIME,
})

/** Withdraws the wish and an open offer. */
export const stopEarlierTime = endpoint({
  method: 'POST',
  path: '/earlier-time/stop',
  body: ByTokenOrBooking,
  extension: EARLIER_TIME,
})

/** Shows the offer of a mail's link. Changes nothing. */
export const earlierTimeOffer = endpoint({
  method: 'POST',
  path: '/earlier-time/offer',
  body: object({ token: string() }),
  output: EarlierTimeOffer,
  extension: EARLIER_TIME,
})

/** Moves the booking to the offered time. A repeated call returns the same response. */
export const takeEarlierTime = endpoint({
  method: 'POST',
  path: '/earlier-time/take',
  body: ByTokenOrBooking,
  output: EarlierTimeOffer,
  extension: EARLIER_TIME,
})

/**
 * Keeps the present time, and gives the offered one to the next customer. Returns the offer as it then is, which may have
 * been taken before; null if the booking has no open one.
 */
export const declineEarlierTime = endpoint({
  method: 'POST',
  path: '/earlier-time/decline',
  body: ByTokenOrBooking,
  output: orNull(EarlierTimeOffer),
  extension: EARLIER_TIME,
})

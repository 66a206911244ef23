/** Wishes for an earlier time and offers of one; extension `earlierTime`. */
import { array, enums, number, object, type Infer } from 'superstruct'
import { ShiftPosition } from './enums'
import { ifValid, known, orNull, text } from './lenient'
import { amountOr, DateTime, Day, DateTimeOrNull, Flag, flagOr } from './values'

/** Name by which a server announces the calls. */
export const EARLIER_TIME = 'earlierTime'

/**
 * Which earlier times a customer wants: from the day `earliest` (`YYYY-MM-DD`) on, on these weekdays (1 is Monday), in
 * this shift or in both, and at least `noticeHours` after the offer.
 */
export const EarlierTimeWish = object({
  earliest: Day,
  weekdays: array(number()),
  shift: orNull(ShiftPosition),
  noticeHours: number(),
})
export type EarlierTimeWish = Infer<typeof EarlierTimeWish>

/** DROPPED: the booking was changed or cancelled, or the wish withdrawn. */
export const EarlierTimeOfferState = enums(['OPEN', 'TAKEN', 'DECLINED', 'LAPSED', 'DROPPED'])

/** A time that is held for a booking. Times are wall-clock. `currentStart` is null if the booking has no time any more. */
export const EarlierTimeOffer = object({
  state: known(EarlierTimeOfferState, 'LAPSED'),
  start: DateTime,
  end: DateTime,
  currentStart: DateTimeOrNull,
  currentEnd: DateTimeOrNull,
  workshop: text(),
  /** When an open offer lapses, and the seconds until then. */
  heldUntil: DateTimeOrNull,
  heldSeconds: amountOr(0),
  /** Whether an open offer can be taken: not once the visit has begun, the car was received or the booking cancelled. */
  canTake: ifValid(Flag),
  /** Whether the customer will be told of further times. */
  isWaiting: ifValid(Flag),
})
export type EarlierTimeOffer = Infer<typeof EarlierTimeOffer>

/** How a booking stands. `freeStart` is a wanted time that is free now, if there is one. */
export const EarlierTimes = object({
  canAsk: flagOr(false),
  wish: orNull(EarlierTimeWish),
  offer: orNull(EarlierTimeOffer),
  freeStart: DateTimeOrNull,
})
export type EarlierTimes = Infer<typeof EarlierTimes>

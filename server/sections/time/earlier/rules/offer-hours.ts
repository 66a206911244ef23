/** When times are offered, and for how long one is held. */
import { instantOf } from '#shared/date/instant'
import { timeOf, wallClockAt, type WallDateTime } from '#shared/date/wall-clock'

/** How long an offered time is held. */
export const HELD_SECONDS = 15 * 60

/** An offer wakes nobody. A time that is freed at night is offered in the morning, if it is still free. */
const HOURS = { from: '07:00:00', to: '21:00:00' } as const

/** Whether a time may be offered now. */
export const isOfferHour = (now: WallDateTime): boolean => timeOf(now) >= HOURS.from && timeOf(now) < HOURS.to

/** Returns the wall-clock time a number of seconds after `now`, across a change of the clock too. */
export const secondsAfter = (now: WallDateTime, seconds: number): WallDateTime =>
  wallClockAt(new Date(instantOf(now).getTime() + seconds * 1000))

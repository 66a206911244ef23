/** Which windows of the pick-up and return service fit a visit. Page and server decide it by these functions alone. */
import {
  addDays,
  addMinutes,
  at,
  dateOf,
  minutesOf,
  timeOf,
  type WallDate,
  type WallDateTime,
} from '#shared/date/wall-clock'

/** What a visit asks of the windows. */
export interface ValetVisit {
  /** The car must be at the workshop by then. */
  readonly arriveBy: WallDateTime
  /** The car is ready at the earliest. */
  readonly readyFrom: WallDateTime
  /** Minutes that the workshop needs the car after it has arrived; 0 if both times are exact. */
  readonly minutes: number
}

/** The workshop's hours, `HH:mm:ss`, or null if they are unknown. */
interface Hours {
  readonly opening: string | null
  readonly closing: string | null
}

/** Returns what a visit with an hour asks. */
export const exactVisit = (start: WallDateTime, end: WallDateTime | null): ValetVisit => ({
  arriveBy: start,
  readyFrom: end ?? start,
  minutes: 0,
})

/** Returns what a day reservation asks: the car may come and go while the workshop is open. */
export const dayVisit = (date: WallDate, { opening, closing }: Hours, minutes: number): ValetVisit => ({
  arriveBy: at(date, closing ?? '23:59:59'),
  readyFrom: at(date, opening ?? '00:00:00'),
  minutes,
})

interface Reserved {
  readonly time_selection_type: string | null
  readonly start: WallDateTime | null
  readonly end: WallDateTime | null
}

/** Returns what a reserved time asks, or null without one. */
export function reservedVisit({ time_selection_type, start, end }: Reserved, hours: Hours): ValetVisit | null {
  if (!start) return null
  if (time_selection_type !== 'DAY_ONLY') return exactVisit(start, end)
  return dayVisit(dateOf(start), hours, end ? minutesOf(timeOf(end)) - minutesOf(timeOf(start)) : 0)
}

/** Days with windows, before the visit and after it, from which one can be chosen. */
const DAYS = 2
/** Longest stay of a car at the workshop before and after its visit, in days. It spans a long weekend. */
const MOST_DAYS = 5

const datesOf = (times: readonly WallDateTime[]): WallDate[] => [...new Set(times.map(dateOf))].toSorted()

/** Returns the pick-up windows that end before the visit begins, in order. `times` are starts of windows. */
export function fittingPickups(
  times: readonly WallDateTime[],
  windowMinutes: number,
  { arriveBy }: ValetVisit,
): WallDateTime[] {
  const first = addDays(dateOf(arriveBy), -MOST_DAYS)
  const fit = times.filter((time) => dateOf(time) >= first && addMinutes(time, windowMinutes) <= arriveBy)
  const dates = new Set(datesOf(fit).slice(-DAYS))
  return fit.filter((time) => dates.has(dateOf(time))).toSorted()
}

/** Returns the return windows that begin after the visit ends, in order. `pickup` is the chosen pick-up, or null. */
export function fittingReturns(
  times: readonly WallDateTime[],
  windowMinutes: number,
  { readyFrom, minutes }: ValetVisit,
  pickup: WallDateTime | null,
): WallDateTime[] {
  const last = addDays(dateOf(readyFrom), MOST_DAYS)
  const worked = pickup === null ? readyFrom : addMinutes(pickup, windowMinutes + minutes)
  const fit = times.filter((time) => time >= readyFrom && time >= worked && dateOf(time) <= last)
  const dates = new Set(datesOf(fit).slice(0, DAYS))
  return fit.filter((time) => dates.has(dateOf(time))).toSorted()
}

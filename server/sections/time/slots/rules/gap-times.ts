/** Gap times: free starts whose visit fills a gap between reservations on a lift, so that no bookable slot remains. */
import {
  at,
  dateOf,
  midnightOf,
  minutesOf,
  timeFromMinutes,
  timeOf,
  weekday,
  type WallDate,
} from '#shared/date/wall-clock'
import { openDays, SLOT_STEP, type CalendarQuestion, type OpenDay, type TakenTime } from './calendar'
import type { RequestedTime } from './reservation'

/** A free start, in minutes since midnight, and the lift whose gap the visit fills. */
export interface GapTime {
  readonly date: WallDate
  readonly start: number
  readonly lift: number
}

interface Hole {
  readonly from: number
  readonly until: number
}

/** Returns the gap times of the requested days, sorted by time and then by lift. */
export const gapTimes = (question: CalendarQuestion): GapTime[] =>
  openDays(question).flatMap((day) => gapsOf(question, day))

/** Returns the days that have gap times, each with only its gap times as starts. */
export const gapDays = (question: CalendarQuestion): OpenDay[] => withGapsAlone(question, openDays(question))

const withGapsAlone = (question: CalendarQuestion, open: readonly OpenDay[]): OpenDay[] =>
  open
    .map((day) => ({ ...day, starts: [...new Set(gapsOf(question, day).map((gap) => gap.start))] }))
    .filter((day) => day.starts.length > 0)

/** Returns the gap time that starts at the requested time, or null. */
export const gapFor = (question: CalendarQuestion, requested: RequestedTime): GapTime | null =>
  (requested.kind === 'EXACT_TIME' &&
    gapTimes(question).find(({ date, start }) => at(date, timeFromMinutes(start)) === requested.start)) ||
  null

const gapsOf = (question: CalendarQuestion, day: OpenDay): GapTime[] =>
  day.dayOnly
    ? []
    : question.workshop.resources
        .flatMap((lift) => holesOf(question, day.date, lift).flatMap((hole) => filling(hole, day, lift)))
        .sort((one, other) => one.start - other.start)

/** Returns the starts whose visit leaves less than one slot of the hole before it and after it. */
const filling = ({ from, until }: Hole, { date, starts, duration }: OpenDay, lift: number): GapTime[] =>
  starts
    .filter((start) => start >= from && start - from < SLOT_STEP)
    .filter((start) => start + duration <= until && until - start - duration < SLOT_STEP)
    .map((start) => ({ date, start, lift }))

/** Returns the free periods between a lift's reservations within the opening hours; none if it has no reservations. */
function holesOf({ workshop, taken, now }: CalendarQuestion, date: WallDate, lift: number): Hole[] {
  const hours = workshop.hours.find((one) => one.weekday === weekday(date))
  if (!hours) return []
  const midnight = midnightOf(date)
  const visits = taken
    .filter((one) => one.resource === lift)
    .map(({ start, end }) => ({ start: start - midnight, end: end - midnight }))
    .filter(({ start, end }) => start < hours.close && end > hours.open)
  if (visits.length === 0) return []
  // A hole of today begins no earlier than now.
  const opens = date === dateOf(now) ? Math.max(hours.open, minutesOf(timeOf(now))) : hours.open
  return between(visits, opens, hours.close)
}

/** Returns the periods between the visits. Some are empty or end before they begin; no visit fits into those. */
function between(visits: readonly Pick<TakenTime, 'start' | 'end'>[], opens: number, closes: number): Hole[] {
  const holes: Hole[] = []
  let from = opens
  for (const { start, end } of visits.toSorted((one, other) => one.start - other.start)) {
    holes.push({ from, until: start })
    from = Math.max(from, end)
  }
  return [...holes, { from, until: closes }]
}

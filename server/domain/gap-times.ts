/** Gap times: free starts whose visit fills a hole in a lift's day, so that nothing that could be sold is left of it. */
import { at, dateOf, minutesOf, timeFromMinutes, timeOf, weekday, type WallDate } from '#shared/date/wall-clock'
import { openDays, SLOT_STEP, type CalendarQuestion, type OpenDay, type TakenTime } from './calendar'
import type { Wish } from './reservation'

/** A free start, in minutes since midnight, and the lift whose hole a visit at it fills. */
export interface GapTime {
  readonly date: WallDate
  readonly start: number
  readonly lift: number
}

interface Hole {
  readonly from: number
  readonly until: number
}

const MINUTE_MS = 60_000

/** The gap times of the question's days, in time order, and of the same hour in the order of the lifts. */
export const gapTimes = (question: CalendarQuestion): GapTime[] =>
  openDays(question).flatMap((day) => gapsOf(question, day))

/** The days with gap times, with those alone. */
export const gapDays = (question: CalendarQuestion): OpenDay[] => withGapsAlone(question, openDays(question))

const withGapsAlone = (question: CalendarQuestion, open: readonly OpenDay[]): OpenDay[] =>
  open
    .map((day) => ({ ...day, starts: [...new Set(gapsOf(question, day).map((gap) => gap.start))] }))
    .filter((day) => day.starts.length > 0)

/** The gap time that a wish is for; null where it is for none. */
export const gapFor = (question: CalendarQuestion, wish: Wish): GapTime | null =>
  (wish.kind === 'EXACT_TIME' &&
    gapTimes(question).find(({ date, start }) => at(date, timeFromMinutes(start)) === wish.start)) ||
  null

const gapsOf = (question: CalendarQuestion, day: OpenDay): GapTime[] =>
  day.dayOnly
    ? []
    : question.workshop.resources
        .flatMap((lift) => holesOf(question, day.date, lift).flatMap((hole) => filling(hole, day, lift)))
        .sort((one, other) => one.start - other.start)

/** The starts from which a visit leaves less than a slot of the hole before it, and after it. */
const filling = ({ from, until }: Hole, { date, starts, duration }: OpenDay, lift: number): GapTime[] =>
  starts
    .filter((start) => start >= from && start - from < SLOT_STEP)
    .filter((start) => start + duration <= until && until - start - duration < SLOT_STEP)
    .map((start) => ({ date, start, lift }))

/** Where nothing is on the lift while the workshop is open; none on a day on which nothing is at all: that is no hole. */
function holesOf({ workshop, taken, now }: CalendarQuestion, date: WallDate, lift: number): Hole[] {
  const hours = workshop.hours.find((one) => one.weekday === weekday(date))
  if (!hours) return []
  const midnight = Date.parse(date) / MINUTE_MS
  const visits = taken
    .filter((one) => one.resource === lift)
    .map(({ start, end }) => ({ start: start - midnight, end: end - midnight }))
    .filter(({ start, end }) => start < hours.close && end > hours.open)
  if (visits.length === 0) return []
  // What has passed of today is no part of a hole.
  const opens = date === dateOf(now) ? Math.max(hours.open, minutesOf(timeOf(now))) : hours.open
  return between(visits, opens, hours.close)
}

/** What the visits leave free from `opens` to `closes`. Nothing fits into those that are empty, or end before they begin. */
function between(visits: readonly Pick<TakenTime, 'start' | 'end'>[], opens: number, closes: number): Hole[] {
  const holes: Hole[] = []
  let from = opens
  for (const { start, end } of visits.toSorted((one, other) => one.start - other.start)) {
    holes.push({ from, until: start })
    from = Math.max(from, end)
  }
  return [...holes, { from, until: closes }]
}

/**
 * Which times a workshop offers: its opening hours, closed days and notice, what is taken on its lifts, and the days on
 * which long jobs have no hour. What is free within them is asked from `availability.ts`.
 */
import {
  addDays,
  at,
  dateOf,
  days,
  minutesOf,
  timeOf,
  weekday,
  type WallDate,
  type WallDateTime,
} from '#shared/date/wall-clock'
import { freeStarts, type Busy } from './availability'

/** Opening hours of a weekday (1 is Monday), in minutes since midnight. */
export interface Hours {
  readonly weekday: number
  readonly open: number
  readonly close: number
  /** Jobs of at least so many minutes are taken in for the whole day; null where every job has its hour. */
  readonly dayOnlyFrom: number | null
}

/** What of a workshop the calendar is made from. */
export interface Workshop {
  readonly id: number
  readonly carenceDays: number
  readonly shiftChange: number
  readonly hours: readonly Hours[]
  /** The ids of its lifts. */
  readonly resources: readonly number[]
  /** Whether it does small jobs while the customer waits, and the ids of the lanes that it keeps free for those. */
  readonly hourService: boolean
  readonly hourLanes: readonly number[]
}

/** Like `Busy`, with the lift's id. */
export type TakenTime = Busy

export interface CalendarQuestion {
  readonly workshop: Workshop
  readonly closedDays: ReadonlySet<WallDate>
  readonly taken: readonly TakenTime[]
  readonly now: WallDateTime
  readonly first: WallDate
  readonly last: WallDate
  /** How long the work takes. */
  readonly minutes: number
}

/** A day with something free. */
export interface OpenDay {
  readonly date: WallDate
  /** No hour is offered: the car is left for the day. */
  readonly dayOnly: boolean
  /** Free starts, in minutes since midnight. */
  readonly starts: readonly number[]
  /** What a visit that day takes up. */
  readonly duration: number
  readonly shiftChange: number
}

/** Starts lie this many minutes apart, and visits are whole numbers of them. */
export const SLOT_STEP = 30
/** The longest period one call may ask for, in days. */
export const LONGEST_PERIOD = 62

const SATURDAY = 6
const MIDNIGHT = '00:00:00'

/** How long a visit is reserved for: whole slots, at least one, and never longer than the day. */
export function visitLength(minutes: number, dayLength: number): number {
  const slots = Math.max(1, Math.ceil(minutes / SLOT_STEP))
  return Math.min(slots * SLOT_STEP, Math.floor(dayLength / SLOT_STEP) * SLOT_STEP)
}

/** The first day that can be booked. */
const firstBookableDay = (now: WallDateTime, carenceDays: number): WallDate => addDays(dateOf(now), carenceDays)

/** The workshop's hours of a day on which it is open: a weekday that has some, and not closed. */
function hoursOn({ workshop, closedDays }: Pick<CalendarQuestion, 'workshop' | 'closedDays'>, date: WallDate) {
  const day = weekday(date)
  return day >= SATURDAY || closedDays.has(date) ? undefined : workshop.hours.find((hours) => hours.weekday === day)
}

/** Whether the workshop takes visitors that day: it is open, and there is enough notice (SPEC.md 5). */
export const isBookable = (
  question: Pick<CalendarQuestion, 'workshop' | 'closedDays' | 'now'>,
  date: WallDate,
): boolean =>
  date >= firstBookableDay(question.now, question.workshop.carenceDays) && hoursOn(question, date) !== undefined

/** The days from `first` to `last` on which the work could start, with their free starts. */
export function openDays(question: CalendarQuestion): OpenDay[] {
  const { workshop, minutes, now, first, last } = question
  const bookable = firstBookableDay(now, workshop.carenceDays)
  const open = days(first < bookable ? bookable : first, last).flatMap((date) => {
    const hours = hoursOn(question, date)
    return hours ? [{ date, hours, duration: visitLength(minutes, hours.close - hours.open) }] : []
  })
  const busy = busyIn(question)
  const free = new Map<WallDate, readonly number[]>()
  for (const duration of new Set(open.map((day) => day.duration).filter((length) => length > 0))) {
    const found = freeStarts({
      days: open
        .filter((day) => day.duration === duration)
        .map(({ date, hours }) => ({ date, open: hours.open, close: hours.close })),
      resources: workshop.resources.length,
      busy,
      step: SLOT_STEP,
      duration,
    })
    for (const [date, starts] of found) free.set(date, starts)
  }
  return open.flatMap(({ date, hours, duration }) => {
    const all = free.get(date) ?? []
    const starts = date === dateOf(now) ? all.filter((start) => start > minutesOf(timeOf(now))) : all
    if (starts.length === 0) return []
    const dayOnly = hours.dayOnlyFrom !== null && minutes >= hours.dayOnlyFrom
    return [{ date, dayOnly, starts, duration, shiftChange: workshop.shiftChange }]
  })
}

/** What is taken on the workshop's lifts within the question's days, by the lifts' places among them. */
function busyIn({ workshop, taken, first, last }: CalendarQuestion): Busy[] {
  const lifts = new Map(workshop.resources.map((id, index) => [id, index]))
  const [from, until] = [minuteOf(at(first, MIDNIGHT)), minuteOf(at(addDays(last, 1), MIDNIGHT))]
  const busy: Busy[] = []
  for (const { resource, start, end } of taken) {
    const lift = lifts.get(resource)
    if (lift !== undefined && end > from && start < until) busy.push({ resource: lift, start, end })
  }
  return busy
}

const MINUTE_MS = 60_000
const minuteOf = (time: WallDateTime): number => Date.parse(`${time}Z`) / MINUTE_MS

/** The lifts with nothing on them from `startTime` to `endTime`, in the workshop's order. */
export function freeLifts(
  { workshop, taken }: Pick<CalendarQuestion, 'workshop' | 'taken'>,
  { startTime, endTime }: { startTime: WallDateTime; endTime: WallDateTime },
): number[] {
  const [start, end] = [minuteOf(startTime), minuteOf(endTime)]
  return workshop.resources.filter(
    (lift) => !taken.some((one) => one.resource === lift && one.start < end && start < one.end),
  )
}

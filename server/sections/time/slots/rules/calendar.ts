/**
 * Computes the times that a workshop offers from its opening hours, notice and taken times.
 * It also decides on which days a long job is booked without an hour. `availability.ts` finds the free starts.
 */
import {
  addDays,
  dateOf,
  days,
  midnightOf,
  minuteCount,
  minutesOf,
  timeOf,
  type WallDate,
  type WallDateTime,
} from '#shared/date/wall-clock'
import { hoursOn, type Opening, usualHours } from '../../../../calendar/opening-hours'
import { freeStarts, type Busy } from './availability'

/** The data of a workshop that its calendar depends on. */
export interface Workshop extends Opening {
  readonly id: number
  readonly carenceDays: number
  readonly shiftChange: number
  /** The ids of its lifts. */
  readonly resources: readonly number[]
  /** Whether it does small jobs while the customer waits. `hourLanes` are the ids of the lifts reserved for them. */
  readonly hourService: boolean
  readonly hourLanes: readonly number[]
}

/** Like `Busy`, but `resource` is the lift's id. */
export type TakenTime = Busy

export interface CalendarQuestion {
  readonly workshop: Workshop
  readonly taken: readonly TakenTime[]
  readonly now: WallDateTime
  readonly first: WallDate
  readonly last: WallDate
  /** Duration of the work. */
  readonly minutes: number
}

/** A day with at least one free start. */
export interface OpenDay {
  readonly date: WallDate
  /** Whether only the whole day can be booked: the car is left for the day. */
  readonly dayOnly: boolean
  /** Free starts, in minutes since midnight. */
  readonly starts: readonly number[]
  /** Reserved length of a visit on that day, in minutes. */
  readonly duration: number
  readonly shiftChange: number
}

/** Distance between starts, in minutes. Visit lengths are multiples of it. */
export const SLOT_STEP = 30
/** Longest period that one call may request, in days. */
export const LONGEST_PERIOD = 62

/** Returns the minutes reserved for a visit: whole slots, at least one, and no longer than the day. */
export function visitLength(minutes: number, dayLength: number): number {
  const slots = Math.max(1, Math.ceil(minutes / SLOT_STEP))
  return Math.min(slots * SLOT_STEP, Math.floor(dayLength / SLOT_STEP) * SLOT_STEP)
}

/** Returns the first day that can be booked. */
const firstBookableDay = (now: WallDateTime, carenceDays: number): WallDate => addDays(dateOf(now), carenceDays)

/** Whether the workshop is open on the date and the notice is long enough (specification section 5). */
export const isBookable = ({ workshop, now }: Pick<CalendarQuestion, 'workshop' | 'now'>, date: WallDate): boolean =>
  date >= firstBookableDay(now, workshop.carenceDays) && hoursOn(workshop, date) !== undefined

/** Returns the days from `first` to `last` on which the work can start, in order, with their free starts. */
export function openDays(question: CalendarQuestion): OpenDay[] {
  const { workshop, minutes, now, first, last } = question
  const bookable = firstBookableDay(now, workshop.carenceDays)
  const open = days(first < bookable ? bookable : first, last).flatMap((date) => {
    const hours = hoursOn(workshop, date)
    return hours ? [{ date, hours, duration: visitLength(minutes, usualLength(workshop, date)) }] : []
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

/** A job that fills a usual day does not fit into a short one. */
function usualLength(workshop: Workshop, date: WallDate): number {
  const usual = usualHours(workshop, date)
  return usual ? usual.close - usual.open : 0
}

/** Returns the taken times on the workshop's lifts within the requested days, with lift ids replaced by indexes. */
function busyIn({ workshop, taken, first, last }: CalendarQuestion): Busy[] {
  const lifts = new Map(workshop.resources.map((id, index) => [id, index]))
  const [from, until] = [midnightOf(first), midnightOf(addDays(last, 1))]
  const busy: Busy[] = []
  for (const { resource, start, end } of taken) {
    const lift = lifts.get(resource)
    if (lift !== undefined && end > from && start < until) busy.push({ resource: lift, start, end })
  }
  return busy
}

/** Returns the ids of the lifts that are free from `startTime` to `endTime`, in the workshop's order. */
export function freeLifts(
  { workshop, taken }: Pick<CalendarQuestion, 'workshop' | 'taken'>,
  { startTime, endTime }: { startTime: WallDateTime; endTime: WallDateTime },
): number[] {
  const [start, end] = [minuteCount(startTime), minuteCount(endTime)]
  return workshop.resources.filter(
    (lift) => !taken.some((one) => one.resource === lift && one.start < end && start < one.end),
  )
}

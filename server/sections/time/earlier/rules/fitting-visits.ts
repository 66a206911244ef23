/** Which visits a customer who wants an earlier time can be offered. */
import { dateOf, weekday, type WallDateTime } from '#shared/date/wall-clock'
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import type { FreedTime } from '../../../../holds/freed-time'
import { type CalendarQuestion, inShift, openDays, slot } from '../../slots/index'
import { secondsAfter } from './offer-hours'

/** A wish, and the start of the visit that the customer has. */
export interface Waiting extends EarlierTimeWish {
  readonly starts: WallDateTime
}

export interface Visit {
  readonly start: WallDateTime
  readonly end: WallDateTime
}

export const overlaps = (one: Visit, other: Visit): boolean => one.start < other.end && other.start < one.end

/**
 * Returns the visits of a calendar that a customer wants, in time order. The question has the work, the mechanics and
 * the period. Days that are booked as a whole have none, because only an exact time is earlier than another.
 */
export function fittingVisits(question: CalendarQuestion, wish: Waiting): Visit[] {
  const soonest = secondsAfter(question.now, wish.noticeHours * 3600)
  const wanted = openDays(question).filter(
    ({ date, dayOnly }) => !dayOnly && date >= dateOf(wish.earliest) && wish.weekdays.includes(weekday(date)),
  )
  return (wish.shift === null ? wanted : inShift(wanted, wish.shift))
    .flatMap(({ date, starts, duration }) => starts.map((start) => slot(date, start, duration)))
    .map(({ startTime, endTime }) => ({ start: startTime, end: endTime }))
    .filter(({ start }) => start >= soonest && start < wish.starts)
}

/**
 * Returns the fitting visits that a freed time makes possible, the best first: those that begin within it in time order,
 * then those that begin before it, the latest first. `question` is of the freed day.
 */
export function visitsIn(question: CalendarQuestion, freed: FreedTime, wish: Waiting): Visit[] {
  const { workshop } = question
  if (!workshop.resources.includes(freed.resourceId)) return []
  const onLift = { ...question, workshop: { ...workshop, resources: [freed.resourceId] } }
  const visits = fittingVisits(onLift, wish).filter((visit) => overlaps(visit, freed))
  const begins = visits.findIndex(({ start }) => start >= freed.start)
  const before = begins === -1 ? visits.length : begins
  return [...visits.slice(before), ...visits.slice(0, before).toReversed()]
}

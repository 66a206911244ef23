/** A workshop's first day with a free time, and how long it remains the first. */
import { addDays, at, dateOf, timeFromMinutes, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { openDays, type CalendarQuestion, type OpenDay } from './calendar'

/** The first free day, or null for none. Until `until`, only a change of the calendar makes it another one. */
export interface FirstFree {
  readonly day: WallDate | null
  /** The time at which it was computed. */
  readonly since: WallDateTime
  /** The first time at which it may be another one. */
  readonly until: WallDateTime
}

const MIDNIGHT = '00:00:00'

/** Searches the question's days for the first one with a free time. */
export function firstFree(question: CalendarQuestion): FirstFree {
  const found = firstOpenDay(question)
  return {
    day: found?.date ?? null,
    since: question.now,
    until: found ? endOf(question, found) : at(addDays(dateOf(question.now), 1), MIDNIGHT),
  }
}

/** Whether `now` is a time at which the first free day still holds. A clock may also have been set back. */
export const holdsAt = ({ since, until }: FirstFree, now: WallDateTime): boolean => since <= now && now < until

/** Searches week by week, because most workshops have a free time in the first week. */
function firstOpenDay(question: CalendarQuestion): OpenDay | undefined {
  for (let { first } = question; first <= question.last; first = addDays(first, 7)) {
    const week = addDays(first, 6)
    const [day] = openDays({ ...question, first, last: week < question.last ? week : question.last })
    if (day) return day
  }
  return undefined
}

/**
 * Returns when the passing of time alone makes a day unbookable: when the notice is too short, or its last start is over.
 * Days before it do not become bookable by the passing of time.
 */
function endOf({ workshop }: CalendarQuestion, { date, starts }: OpenDay): WallDateTime {
  const noticeEnds = at(addDays(date, 1 - workshop.carenceDays), MIDNIGHT)
  const lastStart = at(date, timeFromMinutes(starts.at(-1) ?? 0))
  return noticeEnds < lastStart ? noticeEnds : lastStart
}

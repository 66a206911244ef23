import type { DifferingDay } from '#shared/api/nouns/settings'
import { days, isWeekend, minutesOf, timeFromMinutes, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { hoursOn, type Opening, within } from './opening-hours'

/** A workshop's hours of work, and those of its desk. */
export interface DeskHours extends Opening {
  readonly opening: WallTime
  readonly closing: WallTime
}

/** Returns the days from Monday to Friday, from `first` to `last`, on which the hours of the desk differ, in order. */
export function differingDays(desk: DeskHours, first: WallDate, last: WallDate): DifferingDay[] {
  // A parent that is no workshop has no hours at all.
  if (desk.hours.length === 0) return []
  return days(first, last).flatMap((date) => {
    if (isWeekend(date)) return []
    const exception = desk.exceptions[date]
    if (hoursOn(desk, date) === undefined || exception === 'closed') return [closedOn(date)]
    if (exception === undefined) return []
    const { open, close } = within({ open: minutesOf(desk.opening), close: minutesOf(desk.closing) }, exception)
    if (open >= close) return [closedOn(date)]
    const day = { date, opening_time: timeFromMinutes(open), closing_time: timeFromMinutes(close) }
    return day.opening_time === desk.opening && day.closing_time === desk.closing ? [] : [day]
  })
}

const closedOn = (date: WallDate): DifferingDay => ({ date, opening_time: null, closing_time: null })

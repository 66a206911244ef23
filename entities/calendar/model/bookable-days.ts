import { checkedRange } from '#shared/date/range'
import { endOfMonth, startOfMonth } from '#shared/date/wall-clock'
import { firstBookable, MONTHS_AHEAD, type CalendarLimits } from './calendar-rules'

/**
 * Returns the range from the first bookable day to the last day of the last month the calendar shows.
 * @throws RangeError if the notice period ends after that month
 */
export const bookableDays = (limits: CalendarLimits) =>
  checkedRange({ min: firstBookable(limits), max: endOfMonth(startOfMonth(limits.today, MONTHS_AHEAD)) })

import { checkedRange } from '#shared/date/range'
import { endOfMonth, startOfMonth } from '#shared/date/wall-clock'
import { firstBookable, MONTHS_AHEAD, type CalendarLimits } from './calendar-rules'

/**
 * The days from the first that can be booked to the last that can be paged to.
 * @throws RangeError where the workshop wants more notice than that
 */
export const bookableDays = (limits: CalendarLimits) =>
  checkedRange({ min: firstBookable(limits), max: endOfMonth(startOfMonth(limits.today, MONTHS_AHEAD)) })

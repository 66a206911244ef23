import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { isDate } from '../../../platform/dates'
import type { BookingDocument } from '../../../platform/database/schema/bookings'

/** Most hours of notice: a week. */
const MOST_NOTICE = 168

/**
 * Returns the start of the visit if an earlier one can be asked for, or null. A reserved day has no start that another
 * would precede. A delivery on named days would have to be agreed anew, and so would a replacement car and the times at
 * which the car is fetched and brought back.
 */
export function movableStart({
  booking_total_duration: time,
  reservation_details: details,
  biila,
  replacement_car: loan,
}: Pick<
  BookingDocument,
  'booking_total_duration' | 'reservation_details' | 'biila' | 'replacement_car'
>): WallDateTime | null {
  if (!time?.start || time.time_selection_type === 'DAY_ONLY' || biila?.pickup || biila?.return || loan) return null
  return details?.importDate || details?.pickupDate ? null : time.start
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Returns the wish with each weekday once and in order, or null if nobody could mean it. */
export function readWish(
  { earliest, weekdays, shift, noticeHours }: EarlierTimeWish,
  starts: WallDateTime,
): EarlierTimeWish | null {
  const wanted = [...new Set(weekdays)].sort((one, other) => one - other)
  const isGood =
    isDate(earliest) &&
    earliest <= dateOf(starts) &&
    wanted.length > 0 &&
    wanted.every((day) => isWhole(day, 1, 7)) &&
    isWhole(noticeHours, 1, MOST_NOTICE)
  return isGood ? { earliest, weekdays: wanted, shift, noticeHours } : null
}

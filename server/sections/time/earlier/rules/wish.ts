import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { dateOf, isDate, type WallDateTime } from '#shared/date/wall-clock'

/** Most hours of notice: a week. */
const MOST_NOTICE = 168

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

import type { FreeDay } from '#shared/api/nouns/free-days'
import { at, days, timeFromMinutes, type WallDate } from '#shared/date/wall-clock'

/** Free times per day: more than a workshop has. */
const SLOTS_A_DAY = 60

const OPENS = 7 * 60
const APART = 10
const LASTS = 60

/** Start minutes differ between neighbouring days, as they do in a workshop. */
const startOf = (date: WallDate, index: number): number => OPENS + (Number(date.slice(8)) % APART) + index * APART

/** Free times from `first` to `last` inclusive, of a server that has all days free. */
export const freeDays = (first: WallDate, last: WallDate): FreeDay[] =>
  days(first, last).map((date) => ({
    date,
    calendarSlots: Array.from({ length: SLOTS_A_DAY }, (_, index) => {
      const start = startOf(date, index)
      return { startTime: at(date, timeFromMinutes(start)), endTime: at(date, timeFromMinutes(start + LASTS)) }
    }),
    exactTimesAvailable: true,
    onlyDayTimesAvailable: false,
  }))

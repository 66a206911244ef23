import type { FreeDay } from '#shared/api/nouns/free-days'
import { formatTime } from '#shared/date/finnish'
import { at, days, timeFromMinutes, type WallDate } from '#shared/date/wall-clock'

/** Free times of every day: more than a workshop has, and as many as the calendar has to stand. */
export const SLOTS_A_DAY = 60

const OPENS = 7 * 60
const APART = 10
const LASTS = 60

/** Days that are next to each other start at different minutes, so that what is on the screen says whose it is. */
const startOf = (date: WallDate, index: number): number => OPENS + (Number(date.slice(8)) % APART) + index * APART

/** What a server with time for everybody answers about a period; `last` is included. */
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

/** What the first time of a day is called on the screen. */
export const firstTimeOf = (date: WallDate): string => formatTime(timeFromMinutes(startOf(date, 0)))

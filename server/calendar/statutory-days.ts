/**
 * The days on which a statutory time limit does not end in Finland, whatever a chain's own calendar says: Saturdays,
 * Sundays and church holidays, May Day, Independence Day, Midsummer Eve and Christmas Eve (act on computing statutory time
 * limits, 150/1930, section 5; the Church Order, chapter on holidays).
 */
import { addDays, isWeekend, weekday, type WallDate } from '#shared/date/wall-clock'

/** Fixed days, by month and day. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'uudenvuodenpäivä',
  '01-06': 'loppiainen',
  '05-01': 'vappu',
  '12-06': 'itsenäisyyspäivä',
  '12-24': 'jouluaatto',
  '12-25': 'joulupäivä',
  '12-26': 'tapaninpäivä',
}
/** By the days from Easter Sunday. Easter itself and Pentecost are Sundays. */
const FROM_EASTER: readonly (readonly [days: number, name: string])[] = [
  [-2, 'pitkäperjantai'],
  [1, 'toinen pääsiäispäivä'],
  [39, 'helatorstai'],
]
const FRIDAY = 5

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Returns Easter Sunday of a year by the Gregorian calendar (the anonymous algorithm of Meeus, Jones and Butcher). */
export function easterOf(year: number): WallDate {
  const golden = year % 19
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const leaps = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return `${year}-${twoDigits(Math.floor(days / 31))}-${twoDigits((days % 31) + 1)}`
}

/** Midsummer Eve is the Friday from 19 to 25 June. */
const isMidsummerEve = (date: WallDate): boolean =>
  weekday(date) === FRIDAY && date.slice(5) >= '06-19' && date.slice(5) <= '06-25'

/** Returns the Finnish name of a holiday that may be a weekday, or null on any other day. */
export function holidayName(date: WallDate): string | null {
  const fixed = FIXED[date.slice(5)]
  if (fixed !== undefined) return fixed
  if (isMidsummerEve(date)) return 'juhannusaatto'
  const easter = easterOf(Number(date.slice(0, 4)))
  return FROM_EASTER.find(([days]) => addDays(easter, days) === date)?.[1] ?? null
}

/** Whether a statutory time limit that would end on this day ends later. */
export const isStatutoryHoliday = (date: WallDate): boolean => isWeekend(date) || holidayName(date) !== null

/** Returns the day on which a statutory time limit ends whose last day this is: the day itself, or the next working day. */
export function endOfTimeLimit(date: WallDate): WallDate {
  let day = date
  while (isStatutoryHoliday(day)) day = addDays(day, 1)
  return day
}

/**
 * Dates and times as people type them in Finnish, read forgivingly: '17.9.2026', '17.09.26', '17,9,2026', '17092026', with a
 * weekday before them as a confirmation writes it; '8.30', '08:30', '830', '8', 'klo 8.30'. Written back in one spelling.
 */
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { WallDate } from './wall-clock'

dayjs.extend(utc)

/** `HH:mm` */
export type ClockTime = string

// Bounded or separated by what cannot repeat itself, so that no input takes more than linear time.
const DAY = String.raw`(?:\p{L}{2,12}\.?\s+)?(\d{1,2})\s*[.,/-]\s*(\d{1,2})\s*[.,/-]\s*(\d{4}|\d{2})\.?`
const ONLY_DAY = new RegExp(`^${DAY}$`, 'u')
const TIME = /^(?:klo\s*)?(\d{1,2})\s*(?:[.:,]\s*(\d{2}))?$/iu
const TIME_IN_DIGITS = /^(\d{1,2})(\d{2})$/
const DAY_AND_MORE = new RegExp(String.raw`^(${DAY})\s+(\S.{0,20})$`, 'u')
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** The first and the last day that a date can be: beyond them it was mistyped. */
export const FIRST_DATE: WallDate = '1900-01-01'
export const LAST_DATE: WallDate = '2999-12-31'

/** The day that was typed; null where it is none, or there is no such day in the calendar. */
export function readDate(typed: string): WallDate | null {
  const text = typed.trim()
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? []
  if (isoYear !== undefined) return existing(isoYear, isoMonth, isoDay)
  const [, day, month, year] = ONLY_DAY.exec(text) ?? DIGITS.exec(text) ?? []
  return existing(year?.length === 2 ? `20${year}` : year, month, day)
}

/** The time that was typed; null where no clock shows it. */
export function readTime(typed: string): ClockTime | null {
  const text = typed.trim()
  const [, hours, minutes] = TIME_IN_DIGITS.exec(text) ?? TIME.exec(text) ?? []
  if (hours === undefined) return null
  return Number(hours) < 24 && Number(minutes ?? 0) < 60 ? `${two(hours)}:${minutes ?? '00'}` : null
}

/** A day with a time after it, as a confirmation has them: '17.09.2026 08:30', 'to 17.9.2026 klo 8.30'. */
export function readDateAndTime(typed: string): { readonly date: WallDate; readonly time: ClockTime } | null {
  const [, day = '', , , , clock = ''] = DAY_AND_MORE.exec(typed.trim()) ?? []
  const date = readDate(day)
  const time = readTime(clock)
  return date !== null && time !== null ? { date, time } : null
}

/** '17.09.2026' */
export const formatTypedDate = (date: WallDate): string => dayjs.utc(date).format('DD.MM.YYYY')

const two = (digits = ''): string => digits.padStart(2, '0')

/** A day that is not in the calendar is moved into another month, which is how it shows. */
function existing(year = '', month = '', day = ''): WallDate | null {
  const date = `${year}-${two(month)}-${two(day)}`
  return date >= FIRST_DATE && date <= LAST_DATE && dayjs.utc(date).format('YYYY-MM-DD') === date ? date : null
}

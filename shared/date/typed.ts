/**
 * Lenient parser for typed Finnish dates and times: '17.9.2026', '17.09.26', '17,9,2026', '17092026', with an optional
 * weekday; '8.30', '08:30', '830', '8', 'klo 8.30'.
 */
import { dayOf, momentText, parseStrictly } from './utc'
import { isDate, type WallDate, type WallDateTime } from './wall-clock'

/** `HH:mm` */
export type ClockTime = string

// Repetitions are bounded or separated by a distinct character, so matching takes linear time.
const DAY = String.raw`(?:\p{L}{2,12}\.?\s+)?(\d{1,2})\s*[.,/-]\s*(\d{1,2})\s*[.,/-]\s*(\d{4}|\d{2})\.?`
const ONLY_DAY = new RegExp(`^${DAY}$`, 'u')
const TIME = /^(?:klo\s*)?(\d{1,2})\s*(?:[.:,]\s*(\d{2}))?$/iu
const TIME_IN_DIGITS = /^(\d{1,2})(\d{2})$/
const DAY_AND_MORE = new RegExp(String.raw`^(${DAY})\s+(\S.{0,20})$`, 'u')
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** The earliest and latest accepted dates. A date outside counts as mistyped. */
export const FIRST_DATE: WallDate = '1900-01-01'
export const LAST_DATE: WallDate = '2999-12-31'

/** Parses a typed date. Returns null if it is unreadable or not in the calendar. */
export function readDate(typed: string): WallDate | null {
  const text = typed.trim()
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? []
  if (isoYear !== undefined) return existing(isoYear, isoMonth, isoDay)
  const [, day, month, year] = ONLY_DAY.exec(text) ?? DIGITS.exec(text) ?? []
  return existing(year?.length === 2 ? `20${year}` : year, month, day)
}

/** Parses a typed time. Returns null if it is unreadable or not a time of day. */
export function readTime(typed: string): ClockTime | null {
  const text = typed.trim()
  const [, hours, minutes] = TIME_IN_DIGITS.exec(text) ?? TIME.exec(text) ?? []
  if (hours === undefined) return null
  return Number(hours) < 24 && Number(minutes ?? 0) < 60 ? `${two(hours)}:${minutes ?? '00'}` : null
}

/** Parses a typed date followed by a time, such as '17.09.2026 08:30' or 'to 17.9.2026 klo 8.30'. */
export function readDateAndTime(typed: string): { readonly date: WallDate; readonly time: ClockTime } | null {
  const [, day = '', , , , clock = ''] = DAY_AND_MORE.exec(typed.trim()) ?? []
  const date = readDate(day)
  const time = readTime(clock)
  return date !== null && time !== null ? { date, time } : null
}

/** Parses exactly `DD.MM.YYYY HH:mm`. Returns null if it is malformed or does not exist. */
export function readWrittenTime(text: string): WallDateTime | null {
  const moment = parseStrictly(text, 'DD.MM.YYYY HH:mm')
  return moment.isValid() ? momentText(moment) : null
}

/** '17.09.2026' */
export const formatTypedDate = (date: WallDate): string => dayOf(date).format('DD.MM.YYYY')

const two = (digits = ''): string => digits.padStart(2, '0')

/** Returns the date, or null if it is not in the calendar. */
function existing(year = '', month = '', day = ''): WallDate | null {
  const date = `${year}-${two(month)}-${two(day)}`
  return date >= FIRST_DATE && date <= LAST_DATE && isDate(date) ? date : null
}

/**
 * Dates and times as servers write them, read as the workshop's wall clock (AS-10). What cannot be read for certain is
 * null, because a wrong time is worse than none.
 */
import { isDate, wallClockAt, type WallDate, type WallDateTime, type WallTime } from './wall-clock'

const DAY = String.raw`(?<day>\d{4}-\d{2}-\d{2})`
const CLOCK = String.raw`(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?:[:.](?<seconds>\d{2})(?:[.,]\d{0,9})?)?`
const ZONE = String.raw`(?<zone>[Zz]|[+-]\d{2}(?::?\d{2})?)`
const DATE_TIME = new RegExp(String.raw`^${DAY}(?:[Tt]| +)${CLOCK}\s*${ZONE}?$`)
const DATE = new RegExp(`^${DAY}$`)
const TIME = new RegExp(`^${CLOCK}$`)

/** Milliseconds since 1970 of the years in which a booking can be. Smaller numbers may be seconds. */
const EPOCH = { from: Date.parse('2000-01-01'), until: Date.parse('2100-01-01') }

interface Written {
  readonly day: WallDate
  readonly time: WallTime
  /** The instant, if the text has a zone. */
  readonly instant: Date | null
}

/** Reads a point in time: ISO 8601 with or without seconds and zone, a blank for the T, or whole milliseconds since 1970. */
export function parseDateTime(value: unknown): WallDateTime | null {
  const instant = epochOf(value)
  if (instant) return wallClockAt(instant)
  const written = writtenIn(value)
  if (!written) return null
  return written.instant ? wallClockAt(written.instant) : `${written.day}T${written.time}`
}

/** Reads a day: as such, or as a point in time on it. A midnight is that day in any zone. */
export function parseDate(value: unknown): WallDate | null {
  if (typeof value === 'string' && DATE.test(value.trim())) return isDay(value.trim()) ? value.trim() : null
  const written = writtenIn(value)
  if (written?.time === '00:00:00') return written.day
  return parseDateTime(value)?.slice(0, 10) ?? null
}

/** Reads a time of day, also from a point in time without a zone. */
export function parseTime(value: unknown): WallTime | null {
  if (typeof value !== 'string') return null
  const groups = TIME.exec(value.trim())?.groups
  if (groups) return clockOf(groups)
  const written = writtenIn(value)
  return written && !written.instant ? written.time : null
}

function epochOf(value: unknown): Date | null {
  const ms = typeof value === 'string' && /^\d{12,13}$/.test(value.trim()) ? Number(value) : value
  return typeof ms === 'number' && Number.isInteger(ms) && ms >= EPOCH.from && ms < EPOCH.until ? new Date(ms) : null
}

function writtenIn(value: unknown): Written | null {
  const groups = typeof value === 'string' ? DATE_TIME.exec(value.trim())?.groups : undefined
  const [day = '', time] = [groups?.['day'], groups ? clockOf(groups) : null]
  if (!time || !isDay(day)) return null
  const zone = groups?.['zone']
  if (zone === undefined) return { day, time, instant: null }
  const instant = new Date(`${day}T${time}${offsetOf(zone)}`)
  return Number.isNaN(instant.getTime()) ? null : { day, time, instant }
}

/** Returns `HH:mm:ss`, or null if there is no such time. */
function clockOf({ hours = '', minutes = '', seconds = '00' }: Readonly<Record<string, string | undefined>>) {
  return Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
    ? `${hours.padStart(2, '0')}:${minutes}:${seconds}`
    : null
}

/** Returns an offset as Date reads it. */
const offsetOf = (zone: string): string =>
  zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`

/** The latest day that was found to exist. The times of a response mostly share theirs. */
let known = ''

function isDay(text: string): boolean {
  if (text !== known && isDate(text)) known = text
  return text === known
}

import { addDays, dateOf, wallClockAt, type WallDate, type WallDateTime } from '#shared/date/wall-clock'

/** An event of a calendar file. */
export interface CalendarEvent {
  /** Stable id, so that a calendar updates an event that it already has. */
  readonly id: string
  /** Number of changes of the event. A calendar keeps the file with the highest one. */
  readonly sequence: number
  readonly start: WallDateTime
  /** Null if only the start is known. */
  readonly end: WallDateTime | null
  /** The event takes the whole day, so its hours are ignored. */
  readonly isWholeDay: boolean
  readonly title: string
  readonly place: string
  readonly text: string
}

const LINE_END = '\r\n'
const LINE_BYTES = 75

/** Returns the event as a calendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Huoltovaraus//FI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.id)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(now)}`,
    ...timesOf(event),
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + LINE_END).join('')
}

/** Returns the lines of the times. They are in UTC, so that the file needs no description of the time zone. */
function timesOf({ start, end, isWholeDay }: CalendarEvent): string[] {
  if (isWholeDay)
    return [
      `DTSTART;VALUE=DATE:${basicDate(dateOf(start))}`,
      // The end of a whole-day event is exclusive.
      `DTEND;VALUE=DATE:${basicDate(addDays(dateOf(start), 1))}`,
    ]
  return [`DTSTART:${utc(instantOf(start))}`, ...(end === null ? [] : [`DTEND:${utc(instantOf(end))}`])]
}

const basicDate = (date: WallDate): string => date.replaceAll('-', '')
/** '20261124T063000Z' */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Returns how many milliseconds the wall clock is ahead of UTC. */
const offsetAt = (ms: number): number => Date.parse(`${wallClockAt(new Date(ms))}Z`) - ms

/**
 * Returns the instant of a wall-clock time. It corrects the first guess, which may be across a daylight saving change.
 */
export function instantOf(wall: WallDateTime): Date {
  const shown = Date.parse(`${wall}Z`)
  const guess = shown - offsetAt(shown)
  return new Date(shown - offsetAt(guess))
}

/** Escapes a text value: separators get a backslash, and a line break becomes '\n'. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (one) => `\\${one}`)
    .replaceAll('\n', '\\n')
    // RFC 5545 allows no other control characters.
    .replaceAll(/\p{Cc}/gu, '')

const bytes = new TextEncoder()

/** Folds a line after at most 75 octets. A continuation line begins with a space, and no character is split. */
function folded(line: string): string {
  let text = ''
  let used = 0
  for (const one of line) {
    const size = bytes.encode(one).length
    if (used + size > LINE_BYTES) {
      text += `${LINE_END} `
      used = 1
    }
    text += one
    used += size
  }
  return text
}

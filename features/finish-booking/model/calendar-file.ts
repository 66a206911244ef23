import { addDays, dateOf, wallClockAt, type WallDate, type WallDateTime } from '#shared/date/wall-clock'

/** What a calendar is told of a booking. */
export interface CalendarEvent {
  /** The same each time the file is made, so that a calendar that has the event already takes it for the same. */
  readonly id: string
  readonly start: WallDateTime
  /** Null where only the start is known. */
  readonly end: WallDateTime | null
  /** The whole day, whatever the hours. */
  readonly isWholeDay: boolean
  readonly title: string
  readonly place: string
  readonly text: string
}

const LINE_END = '\r\n'
const LINE_BYTES = 75

/** The event as a calendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Huoltovaraus//FI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.id)}`,
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

/** An instant of the workshop's wall clock is told in UTC, which needs no description of its zone's rules. */
function timesOf({ start, end, isWholeDay }: CalendarEvent): string[] {
  if (isWholeDay)
    return [
      `DTSTART;VALUE=DATE:${basicDate(dateOf(start))}`,
      // The day after the last one.
      `DTEND;VALUE=DATE:${basicDate(addDays(dateOf(start), 1))}`,
    ]
  return [`DTSTART:${utc(instantOf(start))}`, ...(end === null ? [] : [`DTEND:${utc(instantOf(end))}`])]
}

const basicDate = (date: WallDate): string => date.replaceAll('-', '')
/** '20261124T063000Z' */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** How far the wall clock is ahead of UTC. */
const offsetAt = (ms: number): number => Date.parse(`${wallClockAt(new Date(ms))}Z`) - ms

/** When the wall clock shows this. The first guess may lie on the other side of a change of the clocks. */
export function instantOf(wall: WallDateTime): Date {
  const shown = Date.parse(`${wall}Z`)
  const guess = shown - offsetAt(shown)
  return new Date(shown - offsetAt(guess))
}

/** Text as a value: what separates values is marked, and a new line is two characters. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (one) => `\\${one}`)
    .replaceAll('\n', '\\n')
    // What else has no printed form may not stand in a file of text.
    .replaceAll(/\p{Cc}/gu, '')

const bytes = new TextEncoder()

/** No line has more than 75 octets; the rest goes on in the next one, after a space, and no character is cut in two. */
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

import type { Booking } from '#shared/api/nouns/booking'
import { instantOf } from '#shared/date/instant'
import { addDays, dateOf, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import type { CalendarIdentity } from '#shared/api/nouns/saved-booking'
import { oneLine } from '#shared/text/one-line'
import type { Fact, FactKind } from './fact'
import { addressLine } from './facts-of'
import { factsFor, instructionsFor, OMITTED } from './surfaces'
import { labelOf, textOf } from './words'

/** What a booking tells a calendar. */
interface Visit {
  readonly start: WallDateTime
  /** Null if only the start is known. */
  readonly end: WallDateTime | null
  /** The event takes the whole day, so its hours are ignored. */
  readonly isWholeDay: boolean
  readonly text: string
}

/** An event of a calendar file. */
export interface CalendarEvent extends Visit {
  /** Never changes, so that a move or a cancellation replaces the event that a calendar already has. */
  readonly id: string
  /** Number of changes of the event. A calendar keeps the file with the highest one. */
  readonly sequence: number
  readonly title: string
  readonly place: string
  /** Sender of the mails; missing if the page does not know it. */
  readonly organizer?: { readonly name: string; readonly address: string }
  readonly isCancelled?: boolean
}

/** Facts that the event itself shows as its time and place. */
const SHOWN_BY_EVENT = new Set<Fact['kind']>(['time', 'workshop', 'address'])

/**
 * Returns the visit of a booking, or null if no time is reserved, as for an enquiry. A cancelled one has no more facts than
 * its mail, and asks the customer to do nothing.
 */
function visitOf(booking: Booking, isCancelled: boolean): Visit | null {
  const time = booking.booking_total_duration
  if (!time?.start) return null
  const isOver = (kind: FactKind): boolean => isCancelled && OMITTED.cancelMail.includes(kind)
  const told = factsFor('calendarEntry', booking).filter(({ kind }) => !SHOWN_BY_EVENT.has(kind) && !isOver(kind))
  const toDo = isCancelled ? [] : instructionsFor('calendarEntry', booking)
  return {
    start: time.start,
    end: time.end,
    isWholeDay: time.time_selection_type === 'DAY_ONLY',
    text: [...toDo.map(({ text }) => text), ...told.map(lineOf)].map(oneLine).join('\n'),
  }
}

/**
 * Returns the calendar event of a booking, or null if no time is reserved. It is the same in the mails and on the page, so
 * that a calendar has one entry of the visit (RC-16).
 */
export function visitEvent(
  booking: Booking,
  { uid, sequence, organizer }: CalendarIdentity,
  isCancelled = false,
): CalendarEvent | null {
  const visit = visitOf(booking, isCancelled)
  const { organization } = booking
  return (
    visit && {
      ...visit,
      id: uid,
      sequence,
      title: oneLine(organization ? `Ajanvaraus: ${organization.name}` : 'Ajanvaraus'),
      place: oneLine(organization ? [organization.name, addressLine(organization)].filter(Boolean).join(', ') : ''),
      ...(organizer && { organizer: { ...organizer, name: oneLine(organizer.name) || organizer.address } }),
      ...(isCancelled && { isCancelled }),
    }
  )
}

function lineOf(fact: Fact): string {
  if (fact.kind === 'service') return [fact.name, ...fact.remarks].join(', ')
  return fact.kind === 'plate' || fact.kind === 'vehicle' ? textOf(fact) : `${labelOf(fact)}: ${textOf(fact)}`
}

const LINE_END = '\r\n'
const LINE_BYTES = 75

export const methodOf = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) => (isCancelled ? 'CANCEL' : 'PUBLISH')

/**
 * Returns the event as a calendar file (RFC 5545), made at `stamp`. The method is never REQUEST, because no reply is
 * expected.
 */
export const calendarFile = (event: CalendarEvent, stamp: Date): string =>
  calendarOf([`METHOD:${methodOf(event)}`, ...eventLines(event, stamp, event.isCancelled ? [] : alarmOf(event))])

/** Returns a calendar that a program reads again and again. `stamp` is when an event was made. */
export const calendarFeed = (name: string, events: readonly (CalendarEvent & { readonly stamp: Date })[]): string =>
  calendarOf([
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap((event) => eventLines(event, event.stamp, [])),
  ])

const calendarOf = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Huoltovaraus//Ajanvaraus//FI', ...lines, 'END:VCALENDAR']
    .map((line) => folded(line) + LINE_END)
    .join('')

const eventLines = (event: CalendarEvent, stamp: Date, alarm: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.id)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(stamp)}`,
  ...timesOf(event),
  `SUMMARY:${escaped(event.title)}`,
  `LOCATION:${escaped(event.place)}`,
  `DESCRIPTION:${escaped(event.text)}`,
  ...organizerOf(event),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...alarm,
  'END:VEVENT',
]

/**
 * An alarm a day before. It is relative, so that it follows an entry that the customer moves. A whole day begins at
 * midnight, so its alarm comes at nine in the morning before.
 */
const alarmOf = ({ title, isWholeDay }: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${isWholeDay ? '-PT15H' : '-P1D'}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

/** A parameter value has no escapes, so it cannot contain a quotation mark. */
const organizerOf = ({ organizer }: CalendarEvent): string[] =>
  organizer ? [`ORGANIZER;CN="${organizer.name.replaceAll('"', '')}":mailto:${organizer.address}`] : []

/** Returns the lines of the times. They are in UTC, so that the file needs no description of the time zone. */
function timesOf({ start, end, isWholeDay }: CalendarEvent): string[] {
  if (isWholeDay)
    return [
      `DTSTART;VALUE=DATE:${basicDate(dateOf(start))}`,
      // The end of a whole-day event is exclusive.
      `DTEND;VALUE=DATE:${basicDate(addDays(dateOf(end ?? start), 1))}`,
    ]
  return [`DTSTART:${utc(instantOf(start))}`, ...(end === null ? [] : [`DTEND:${utc(instantOf(end))}`])]
}

const basicDate = (date: WallDate): string => date.replaceAll('-', '')
/** '20261124T063000Z' */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

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

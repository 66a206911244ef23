import { calendarFeed, type CalendarEvent } from '#shared/booking-facts/calendar-file'
import type { Fact } from '#shared/booking-facts/fact'
import { openChoices } from '#shared/booking-facts/order'
import { factsFor, instructionsFor } from '#shared/booking-facts/surfaces'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { pseudonym } from '../platform/secrets'
import type { FeedVisit } from './feed-store'

interface FeedOptions {
  readonly workshop: string
  readonly secret: string
  /** Host of the events' ids. */
  readonly host: string
}

/** Returns the calendar of a workshop's visits: the car and its work, and no person. */
export const feedText = (visits: readonly FeedVisit[], options: FeedOptions): string =>
  calendarFeed(
    options.workshop,
    visits.flatMap((visit) => eventOf(visit, options)),
  )

function eventOf(
  { id, document, version, created }: FeedVisit,
  { workshop, secret, host }: FeedOptions,
): (CalendarEvent & { readonly stamp: Date })[] {
  const time = document.booking_total_duration
  if (!time?.start) return []
  const told = factsFor('deskCalendar', document)
  const reference = pseudonym(secret, id)
  const services = told.filter(({ kind }) => kind === 'service').map(labelOf)
  const event = {
    // Other than in the customer's calendar, because a customer may work here.
    id: `desk-${reference}@${host}`,
    sequence: version - 1,
    start: time.start,
    end: time.end,
    isWholeDay: time.time_selection_type === 'DAY_ONLY',
    title: [document.vehicle?.register_number ?? '', services.join(', ')].filter(Boolean).join(': '),
    place: workshop,
    text: [
      ...told.filter(({ kind }) => !IN_TITLE.has(kind)).map(lineOf),
      `Asiakkaalle kerrottu: ${instructionsFor('deskCalendar', document)
        .map(({ text }) => text)
        .join(' ')}`,
      `Viite: ${reference}`,
    ].join('\n'),
    stamp: new Date(created),
  }
  return [event]
}

/** Facts that the event shows as its time and title. */
const IN_TITLE = new Set<Fact['kind']>(['time', 'plate'])

/** Of a service's remarks only the open choices, because the others may be typed. */
const lineOf = (fact: Fact): string =>
  fact.kind === 'service' ? [fact.name, ...openChoices(fact)].join(', ') : `${labelOf(fact)}: ${textOf(fact)}`

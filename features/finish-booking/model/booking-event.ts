import { addressLine } from '#entities/organization'
import type { Booking } from '#shared/api/nouns/entities'
import type { CalendarIdentity } from '#shared/api/nouns/saved-booking'
import { defineTexts } from '#shared/i18n/texts'
import { entryText } from '#shared/facts/entry-text'
import { factsFor } from '#shared/facts/surfaces'
import type { CalendarEvent } from './calendar-file'

const t = defineTexts({ title: 'Ajanvaraus: {workplace}', titleAlone: 'Ajanvaraus' })

/**
 * Returns the calendar event of a booking, or null if no time is reserved, as for an enquiry (CU-06). `identity` is that
 * of the mails' entries (RC-16); without one the event gets its own `ownId`.
 */
export function bookingEvent(booking: Booking, identity: CalendarIdentity | null, ownId: string): CalendarEvent | null {
  const { organization, booking_total_duration: time } = booking
  if (!time?.start) return null
  const place = organization && addressLine(organization)
  return {
    id: identity?.uid ?? ownId,
    sequence: identity?.sequence ?? 0,
    start: time.start,
    end: time.end,
    isWholeDay: time.time_selection_type === 'DAY_ONLY',
    title: organization ? t('title', { workplace: organization.name }) : t('titleAlone'),
    place: [organization?.name, place].filter(Boolean).join(', '),
    text: entryText(factsFor('calendarEntry', booking)).join('\n'),
  }
}

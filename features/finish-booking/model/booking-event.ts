import type { Booking } from '#shared/api/nouns/entities'
import type { CalendarIdentity } from '#shared/api/nouns/saved-booking'
import { defineTexts } from '#shared/i18n/texts'
import { visitOf, type CalendarEvent } from '#shared/facts/calendar-file'
import { addressLine } from '#shared/facts/facts-of'

const t = defineTexts({ title: 'Ajanvaraus: {workplace}', titleAlone: 'Ajanvaraus' })

/**
 * Returns the calendar event of a booking, or null if no time is reserved, as for an enquiry (CU-06). `identity` is that
 * of the mails' entries (RC-16); without one the event gets its own `ownId`.
 */
export function bookingEvent(booking: Booking, identity: CalendarIdentity | null, ownId: string): CalendarEvent | null {
  const { organization } = booking
  const visit = visitOf(booking)
  if (!visit) return null
  const place = organization && addressLine(organization)
  return {
    ...visit,
    id: identity?.uid ?? ownId,
    sequence: identity?.sequence ?? 0,
    title: organization ? t('title', { workplace: organization.name }) : t('titleAlone'),
    place: [organization?.name, place].filter(Boolean).join(', '),
  }
}

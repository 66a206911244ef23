import { detailsText } from '#entities/booking'
import { addressLine } from '#entities/organization'
import type { Booking } from '#shared/api/nouns/entities'
import { defineTexts } from '#shared/i18n/texts'
import type { CalendarEvent } from './calendar-file'

const t = defineTexts({ title: 'Ajanvaraus: {workplace}', titleAlone: 'Ajanvaraus' })

/** Returns the calendar event of a booking, or null if no time is reserved, as for an enquiry (CU-06). */
export function bookingEvent(booking: Booking, host: string): CalendarEvent | null {
  const { organization, vehicle, order_items, booking_total_duration: time } = booking
  if (!time?.start) return null
  const plate = vehicle?.register_number ?? ''
  const place = organization && addressLine(organization)
  const lines = [
    [plate, vehicle?.make, vehicle?.model].filter(Boolean).join(' '),
    ...order_items.map(({ description }) => description),
    detailsText(booking),
  ]
  return {
    id: `${time.start}-${plate}@${host}`,
    start: time.start,
    end: time.end,
    isWholeDay: time.time_selection_type === 'DAY_ONLY',
    title: organization ? t('title', { workplace: organization.name }) : t('titleAlone'),
    place: [organization?.name, place].filter(Boolean).join(', '),
    text: lines.filter(Boolean).join('\n'),
  }
}

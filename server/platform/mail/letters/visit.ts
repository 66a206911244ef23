/** Texts about a booked visit for letters to customers and workshops. */
import type { Organization } from '#shared/api/nouns/entities'
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import type { BookingDocument } from '../../../sections/completion/rules/booking-document'

/** Formats as 'ti 24.11.2026 klo 9.05'. */
export const momentText = (at: WallDateTime): string => `${formatDayShort(dateOf(at))} klo ${formatTime(timeOf(at))}`

/**
 * Formats as 'ti 24.11.2026 klo 9.05–10.35', or as 'ti 24.11.2026' for a day visit or the requested day of a time
 * enquiry.
 */
export function timeText({ booking_total_duration: duration, lead_date: leadDate }: BookingDocument): string {
  if (!duration?.start) return leadDate === null ? '' : formatDayShort(leadDate)
  const { start, end, time_selection_type: type } = duration
  if (type === 'DAY_ONLY') return formatDayShort(dateOf(start))
  return momentText(start) + (end !== null && dateOf(end) === dateOf(start) ? `–${formatTime(timeOf(end))}` : '')
}

/** Checks whether the booking has no reserved time. */
export const isEnquiry = (document: BookingDocument): boolean => !document.booking_total_duration?.start

export const registerNumberOf = ({ vehicle }: BookingDocument): string => vehicle?.register_number ?? ''

/** Formats as 'Nokka-akselinkatu 3, 00880 Helsinki'. */
export const workshopAddress = (workshop: Organization | null): string =>
  [workshop?.address ?? '', `${workshop?.post_code ?? ''} ${workshop?.post_office ?? ''}`.trim()]
    .filter((part) => part !== '')
    .join(', ')

/** Returns the notes that the prices require. */
export const priceNotes = ({ price, symptoms }: BookingDocument): string[] =>
  [
    price?.undefined ? 'Hinta-arviota ei voida laskea kaikille valituille palveluille.' : '',
    symptoms.length > 0 ? 'Korjaustarpeet eivät sisälly hinta-arvioon.' : '',
    price ? 'Hinta on arvio. Vahvistamme lopullisen hinnan kanssasi ennen työn aloittamista.' : '',
    price ? 'Hinnat sisältävät arvonlisäveron.' : '',
  ].filter((note) => note !== '')

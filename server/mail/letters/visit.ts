/** Texts about a booked visit for letters to customers and workshops. */
import type { Organization, Price } from '#shared/api/nouns/entities'
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import { formatEuros } from '#shared/money/euros'
import type { BookingDocument } from '../../domain/booking-document'
import { facts, type Fact, type Facts } from '../letter'

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

export const timeFact = (document: BookingDocument): Fact => [
  isEnquiry(document) ? 'Aikatiedustelu, toivottu päivä' : 'Aika',
  timeText(document),
]

export const registerNumberOf = ({ vehicle }: BookingDocument): string => vehicle?.register_number ?? ''

/** Formats as 'Nokka-akselinkatu 3, 00880 Helsinki'. */
export const workshopAddress = (workshop: Organization | null): string =>
  [workshop?.address ?? '', `${workshop?.post_code ?? ''} ${workshop?.post_office ?? ''}`.trim()]
    .filter((part) => part !== '')
    .join(', ')

export const servicesOf = ({ order_items: items, extra_order_items: extras }: BookingDocument): string[] => [
  ...items.map((item) => item.display_description || item.description),
  ...extras.map((item) => item.description),
]

/** Returns the order as a table of prices with the estimated total as last row. */
export function orderFacts(document: BookingDocument): Facts[] {
  const rows = [...document.order_items, ...document.extra_order_items]
  const prices = servicesOf(document).map((service, index): Fact => [service, priceText(rows[index]?.price ?? null)])
  const total = document.price
  const sum: Fact = ['Hinta-arvio yhteensä', rows.length === 0 ? '' : priceText(total)]
  return facts('Palvelut', total?.undefined && total.active_price === 0 ? prices : [...prices, sum])
}

/** Formats as '249,00 €', with a no-break space before the sign (reading 24). */
function priceText(price: Price | null): string {
  const euros = price?.active_price ?? null
  if (euros === null) return 'Hinta kerrotaan toimipisteessä'
  return euros === 0 ? 'Maksuton' : formatEuros(euros)
}

/** Returns the notes that the prices require. */
export const priceNotes = ({ price, symptoms }: BookingDocument): string[] =>
  [
    price?.undefined ? 'Hinta-arviota ei voida laskea kaikille valituille palveluille.' : '',
    symptoms.length > 0 ? 'Korjaustarpeet eivät sisälly hinta-arvioon.' : '',
    price ? 'Hinta on arvio. Vahvistamme lopullisen hinnan kanssasi ennen työn aloittamista.' : '',
    price ? 'Hinnat sisältävät arvonlisäveron.' : '',
  ].filter((note) => note !== '')

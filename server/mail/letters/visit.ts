/** Texts about a booked visit for letters to customers and workshops. */
import { formatDayShort } from '#shared/date/finnish'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { totalKind } from '#shared/booking-facts/price-kind'
import { periodText } from '#shared/booking-facts/words'
import type { BookingDocument } from '../../platform/database/schema/bookings'

/** Formats as 'ti 24.11.2026 klo 9.05'. */
export const momentText = (at: WallDateTime): string => periodText(at, null)

/**
 * Formats as 'ti 24.11.2026 klo 9.05–10.35', or as 'ti 24.11.2026' for a day visit or the requested day of a time
 * enquiry.
 */
export function timeText({ booking_total_duration: duration, lead_date: leadDate }: BookingDocument): string {
  if (!duration?.start) return leadDate === null ? '' : formatDayShort(leadDate)
  const { start, end, time_selection_type: type } = duration
  return bookedTimeText({ start, end, isDay: type === 'DAY_ONLY' })
}

/** A time that is or was reserved. */
export interface BookedTime {
  readonly start: WallDateTime
  /** Null if only the start is known. */
  readonly end: WallDateTime | null
  /** Reserved as a day, so that its hours say nothing. */
  readonly isDay: boolean
}

/** Formats a time like `timeText`. */
export const bookedTimeText = ({ start, end, isDay }: BookedTime): string =>
  isDay ? formatDayShort(dateOf(start)) : periodText(start, end)

/** Formats as 'ti 24.11.2026 klo 9.05–10.35, Helsinki Roihupelto'. */
export const whereAndWhen = (document: BookingDocument): string =>
  [timeText(document), document.organization?.name ?? ''].filter((part) => part !== '').join(', ')

/** Checks whether the booking has no reserved time. */
export const isEnquiry = (document: BookingDocument): boolean => !document.booking_total_duration?.start

export const registerNumberOf = ({ vehicle }: BookingDocument): string => vehicle?.register_number ?? ''

/** Returns the notes that the prices require. An order obliges to pay, so its estimate is not agreed anew (LW-02). */
export function priceNotes(document: BookingDocument, isOrder = false): string[] {
  const { price, symptoms } = document
  const kind = totalKind(document)
  return [
    price?.undefined ? 'Kaikille valituille palveluille ei ole hinta-arviota.' : '',
    symptoms.length > 0 ? `Korjaustarpeet eivät sisälly ${kind === 'estimate' ? 'hinta-arvioon' : 'hintaan'}.` : '',
    price ? (isOrder ? ORDER_NOTES : KIND_NOTES)[kind] : '',
    price ? 'Hinnat sisältävät arvonlisäveron.' : '',
  ].filter((note) => note !== '')
}

const KIND_NOTES = {
  estimate: 'Hinta on arvio. Sovimme lopullisen hinnan kanssasi ennen työn aloittamista.',
  maximum: 'Lopullinen hinta ei ylitä enimmäishintaa.',
  fixed: '',
} as const

const ORDER_NOTES = { ...KIND_NOTES, estimate: 'Hinta on arvio, joten lopullinen hinta voi poiketa siitä.' } as const

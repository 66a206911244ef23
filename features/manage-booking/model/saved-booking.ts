import { validate } from 'superstruct'
import { leadDate } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/booking'
import { EndedBooking } from '#shared/api/nouns/saved-booking'
import type { StillPossible } from '#shared/api/nouns/visit'
import { wallClockAt } from '#shared/date/wall-clock'
import { stillPossible } from '#shared/booking-facts/still-possible'
import { formatEuros } from '#shared/money/euros'
import { t } from '../texts'
import { ApiError } from '#shared/api/errors'

/**
 * Returns what the customer may still do: as the server tells it, or else by the same rule at the server's time. `aheadMs`
 * is how far that is ahead of this device, and 0 or NaN if it is unknown.
 */
export const possibleOf = (booking: Booking, aheadMs: number): StillPossible =>
  booking.still_possible ?? stillPossible(booking, wallClockAt(new Date(Date.now() + (aheadMs || 0))))

/**
 * Says what happens to the payments when the booking is cancelled (RC-10, RC-11). Empty if nothing is paid. `words` are
 * the chain's own about returns to a card.
 */
export function refundText(booking: Booking | null, words = ''): string {
  const { paid = 0, credit = 0, refund = 0 } = booking?.payment ?? {}
  const returned = paid > refund ? [t('cancelRefund', { amount: formatEuros(paid - refund) }), words] : []
  return [...returned, credit > 0 ? t('cancelCredit', { amount: formatEuros(credit) }) : ''].filter(Boolean).join(' ')
}

/** Says what is returned of a cancelled booking. `words` are the chain's own about returns to a card. */
export function returnedText({ payment }: Booking, words = ''): string {
  const { credit = 0, refund = 0 } = payment ?? {}
  const returned = refund > 0 ? [t('cancelRefund', { amount: formatEuros(refund) }), words] : []
  return [...returned, credit > 0 ? t('cancelCredit', { amount: formatEuros(credit) }) : ''].filter(Boolean).join(' ')
}

/** Returns an opened booking as cancelling it leaves it, for a server that does not tell. */
export const asCancelled = (booking: Booking): Booking =>
  booking.payment ? { ...booking, payment: { ...booking.payment, refund: booking.payment.paid, due: 0 } } : booking

/** Returns the cancelled booking that a refusal to open it tells of, or undefined. */
export function endedIn(error: unknown): Booking | undefined {
  const [, ended] = validate(error instanceof ApiError ? error.body : null, EndedBooking, { coerce: true, mask: true })
  return ended?.booking
}

/** Says what a cancellation does, before the visitor cancels. */
export const cancelText = (booking: Booking, words?: string): string =>
  [t(leadDate(booking) === null ? 'cancelText' : 'cancelTextLead'), refundText(booking, words)]
    .filter(Boolean)
    .join(' ')

/** Says why a booking can be neither moved nor cancelled. A server may have reasons that this page does not know. */
export function closedText({ closed }: StillPossible): string {
  if (closed === 'CAR_RECEIVED') return t('received')
  return t(closed === 'BOOKING_PAST' ? 'past' : 'closed')
}

/** Error codes by which the server refuses an action on a saved booking. */
const CODES = [
  'BOOKING_CANCELLED',
  'BOOKING_WITHDRAWN',
  'BOOKING_CHANGED',
  'BOOKING_PAST',
  'BOOKING_TOO_OLD',
  'CAR_RECEIVED',
  'TIME_MISSING',
] as const
type Refusal = (typeof CODES)[number] | 'NOT_FOUND'

/** Returns the refusal of an error, or null if the error says nothing about the booking. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 404) return 'NOT_FOUND'
  return CODES.find((code) => error.status === 409 && code === error.code) ?? null
}

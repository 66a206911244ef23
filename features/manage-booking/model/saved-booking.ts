import { leadDate } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/entities'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { formatEuros } from '#shared/money/euros'
import { t } from '../texts'
import { ApiError } from '#shared/api/errors'

/**
 * Tests whether a visit has begun or the day of an enquiry has passed. Such a booking can be neither moved nor
 * cancelled.
 */
export function hasBegun(booking: Booking, now: WallDateTime): boolean {
  const start = booking.booking_total_duration?.start
  if (start) return start <= now
  const day = leadDate(booking)
  return day !== null && day < dateOf(now)
}

/** Whether the workshop has received the car, so that the booking can be neither moved nor cancelled. */
export const isReceived = ({ visit_state: visit }: Booking): boolean => visit !== undefined && visit.state !== 'BOOKED'

/**
 * Says what happens to the payments when the booking is cancelled (RC-10, RC-11). Empty if nothing is paid. `words` are
 * the chain's own about returns to a card.
 */
export function refundText(booking: Booking | null, words = ''): string {
  const { paid = 0, credit = 0, refund = 0 } = booking?.payment ?? {}
  const returned = paid > refund ? [t('cancelRefund', { amount: formatEuros(paid - refund) }), words] : []
  return [...returned, credit > 0 ? t('cancelCredit', { amount: formatEuros(credit) }) : ''].filter(Boolean).join(' ')
}

/** Says what a cancellation does, before the visitor cancels. */
export const cancelText = (booking: Booking, words?: string): string =>
  [t(leadDate(booking) === null ? 'cancelText' : 'cancelTextLead'), refundText(booking, words)]
    .filter(Boolean)
    .join(' ')

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

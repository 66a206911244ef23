import type { BookingDuration } from '#shared/api/nouns/entities'
import type { WallDateTime } from '#shared/date/wall-clock'

/**
 * To the customer, at the address that was given when the message was made: a later change of the booking does not send
 * what was meant for one person to another.
 */
interface ToCustomer {
  readonly audience: 'customer'
  readonly email: string
}

/** To the desk of a workshop; its address is the chain's own and read at delivery. */
interface ToWorkshop {
  readonly audience: 'workshop'
  readonly organizationId: number
}

interface OfBooking {
  readonly bookingId: string
}

/** Opens the booking. Stored only by its hash, so that the mail takes it from here; null once the message is delivered. */
interface WithKey {
  readonly bookingKey: string | null
}

/** Sent when a booking is saved, and again by POST /send-email. */
interface BookingConfirmation extends ToCustomer, OfBooking, WithKey {
  readonly kind: 'BOOKING_CONFIRMATION'
}

interface BookingNotice extends ToWorkshop, OfBooking {
  readonly kind: 'BOOKING_NOTICE'
}

/**
 * Another time or workshop; also to the workshop that the booking has left. What was before is kept here, since the booking
 * does not know it any more: the time is null where it was a time enquiry.
 */
interface Moved extends OfBooking {
  readonly kind: 'BOOKING_MOVED'
  readonly previousOrganizationId: number | null
  readonly previousStart: WallDateTime | null
  readonly previousEnd: WallDateTime | null
  readonly previousType: BookingDuration['time_selection_type']
}

/** Something else than time or workshop. */
interface Changed extends OfBooking {
  readonly kind: 'BOOKING_CHANGED'
}

interface Cancelled extends OfBooking {
  readonly kind: 'BOOKING_CANCELLED'
}

/** Anyone can have it sent to any address: it must repeat nothing that was typed freely. */
interface EditRequestAcknowledgement extends ToCustomer {
  readonly kind: 'EDIT_REQUEST_ACKNOWLEDGEMENT'
  readonly editRequestId: string
}

interface EditRequestNotice extends ToWorkshop {
  readonly kind: 'EDIT_REQUEST_NOTICE'
  readonly editRequestId: string
}

interface FeedbackNotice extends ToWorkshop {
  readonly kind: 'FEEDBACK_NOTICE'
  readonly feedbackId: string
}

/** That a session has asked for an offer. */
interface OfferRequestNotice extends ToWorkshop {
  readonly kind: 'OFFER_REQUEST_NOTICE'
  readonly sessionId: string
}

/**
 * A message to be delivered later: what happened, of which row, and to whom it is said. What is said is read from the
 * tables at delivery, except a booking's key, which is nowhere else in the clear.
 */
export type OutboxMessage =
  | BookingConfirmation
  | BookingNotice
  | ((Moved | Changed) & ((ToCustomer & WithKey) | ToWorkshop))
  | (Cancelled & (ToCustomer | ToWorkshop))
  | EditRequestAcknowledgement
  | EditRequestNotice
  | FeedbackNotice
  | OfferRequestNotice

/** The outbox of messages. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BookingDuration } from '#shared/api/nouns/reservation'
import type { WallDateTime } from '#shared/date/wall-clock'
import { instant } from './columns'

/** Messages to send. Each is written in the transaction of its event and dispatched later. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message: jsonb().$type<OutboxMessage>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Also set if there was no recipient; `last_error` then says so. */
    deliveredAt: instant('delivered_at'),
    attempts: integer().notNull().default(0),
    /** By the database's clock. During dispatch this is the end of the lease. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** The error of the last attempt, without personal data. */
    lastError: text('last_error'),
    /** HMAC of a customer's mailbox, which bounds its mails; null before the first attempt and an hour after the last. */
    recipient: text(),
    /** When the last attempt that counts against the recipient's bound began. */
    sentAt: instant('sent_at'),
    /** Whether the recipient's bound postpones it. */
    postponed: boolean().notNull().default(false),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`delivered_at is null`),
    index('outbox_booking')
      .on(sql`(message->>'bookingId')`, table.id)
      .where(sql`delivered_at is null`),
    index('outbox_recipient')
      .on(table.recipient, table.sentAt)
      .where(sql`recipient is not null`),
  ],
)

/**
 * A message to the customer, at the address that was valid when the message was created.
 * A later change of the booking therefore cannot send it to another person.
 */
interface ToCustomer {
  readonly audience: 'customer'
  readonly email: string
}

/** A message to a workshop. Its address is read from the chain's data at dispatch. */
interface ToWorkshop {
  readonly audience: 'workshop'
  readonly organizationId: number
}

interface OfBooking {
  readonly bookingId: string
}

/**
 * The key that opens the booking. The booking stores only the key's hash, so the mail needs the key from the message.
 * It is null once the message is dispatched, and after a move that needed no key.
 */
interface WithKey {
  readonly bookingKey: string | null
}

/** Sent when a booking is saved, and again on POST /send-email. */
interface BookingConfirmation extends ToCustomer, OfBooking, WithKey {
  readonly kind: 'BOOKING_CONFIRMATION'
}

interface BookingNotice extends ToWorkshop, OfBooking {
  readonly kind: 'BOOKING_NOTICE'
}

/**
 * A change of time or workshop, also sent to the previous workshop. It stores the previous values, because the booking
 * holds only the new ones. The previous time is null for a time enquiry.
 */
interface Moved extends OfBooking {
  readonly kind: 'BOOKING_MOVED'
  readonly previousOrganizationId: number | null
  readonly previousStart: WallDateTime | null
  readonly previousEnd: WallDateTime | null
  readonly previousType: BookingDuration['time_selection_type']
}

/** A change of anything but time and workshop. */
interface Changed extends OfBooking {
  readonly kind: 'BOOKING_CHANGED'
}

interface Cancelled extends OfBooking {
  readonly kind: 'BOOKING_CANCELLED'
}

/** Sent when the customer withdraws, to the address that the statement names. */
interface WithdrawalAcknowledgement extends ToCustomer, OfBooking {
  readonly kind: 'WITHDRAWAL_ACKNOWLEDGEMENT'
}

interface WithdrawalNotice extends ToWorkshop, OfBooking {
  readonly kind: 'WITHDRAWAL_NOTICE'
}

/** An offer of an earlier time, which is held until `heldUntil`. Its token is stored only as a hash, as a booking's key is. */
interface EarlierTimeOffer extends ToCustomer, OfBooking {
  readonly kind: 'EARLIER_TIME_OFFER'
  readonly offerId: string
  /** Null once the message is dispatched. */
  readonly offerToken: string | null
  readonly start: WallDateTime
  readonly end: WallDateTime
  readonly heldUntil: WallDateTime
}

/**
 * A reminder of a visit, queued when it is due. Its start is the visit's at that time, so that a move meanwhile makes it
 * void.
 */
interface VisitReminder extends ToCustomer, OfBooking, WithKey {
  readonly kind: 'VISIT_REMINDER'
  readonly start: WallDateTime
}

/** The car is ready. */
interface VisitReady extends ToCustomer, OfBooking, WithKey {
  readonly kind: 'VISIT_READY'
}

interface OfExtraWork extends OfBooking {
  readonly ticketId: number
}

/** Extra work that a mechanic found. The code is null once the message is dispatched. */
interface ExtraWorkProposed extends ToCustomer, OfExtraWork {
  readonly kind: 'EXTRA_WORK_PROPOSED'
  readonly ticketCode: string | null
}

interface ExtraWorkDecided extends OfExtraWork {
  readonly kind: 'EXTRA_WORK_DECIDED'
}

/** Must not repeat free text, because anyone can have it sent to any address. */
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

/** A notice that a session has requested an offer. */
interface OfferRequestNotice extends ToWorkshop {
  readonly kind: 'OFFER_REQUEST_NOTICE'
  readonly sessionId: string
}

/**
 * A message for later dispatch: the event, the id of its row and the recipient.
 * The content is read from the tables at dispatch, except the key of a booking and the code of extra work,
 * which are stored nowhere else in plain text.
 */
export type OutboxMessage =
  | BookingConfirmation
  | BookingNotice
  | ((Moved | Changed) & ((ToCustomer & WithKey) | ToWorkshop))
  | (Cancelled & (ToCustomer | ToWorkshop))
  | WithdrawalAcknowledgement
  | WithdrawalNotice
  | EarlierTimeOffer
  | VisitReminder
  | VisitReady
  | ExtraWorkProposed
  | (ExtraWorkDecided & (ToCustomer | ToWorkshop))
  | EditRequestAcknowledgement
  | EditRequestNotice
  | FeedbackNotice
  | OfferRequestNotice

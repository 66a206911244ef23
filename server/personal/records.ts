/** The tables that hold personal data, and which of their rows belong to given records. */
import { inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { booking } from '../platform/database/schema/bookings'
import { earlierOffer, earlierWish } from '../platform/database/schema/earlier-times'
import { editRequest } from '../platform/database/schema/edit-requests'
import { feedback } from '../platform/database/schema/feedback'
import { outbox } from '../platform/database/schema/outbox'
import { cardPayment, creditData, payment } from '../platform/database/schema/payments'
import { refusedMail } from '../platform/database/schema/refused-mails'
import { lockerReservation, reservation } from '../platform/database/schema/reservations'
import { customerResource } from '../platform/database/schema/resources'
import { serviceTicket } from '../platform/database/schema/service-tickets'
import { session } from '../platform/database/schema/sessions'
import { offerRequest, stageEvent } from '../platform/database/schema/trade'
import { unpaidBooking } from '../platform/database/schema/unpaid-bookings'
import { registerAnswer } from '../platform/database/schema/vehicles'
import { bookingKey, reminder, visitTransition } from '../platform/database/schema/visits'
import { webhookEvent } from '../platform/database/schema/webhooks'
import { withdrawal } from '../platform/database/schema/withdrawals'

/** Ids of records that are exported or erased together. */
export interface Records {
  readonly bookings: readonly string[]
  /** Sessions that are open, and those that made the bookings, purged or not. */
  readonly sessions: readonly string[]
  readonly requests: readonly string[]
  readonly feedback: readonly string[]
  /** Sessions of the offer requests. */
  readonly offers: readonly string[]
  readonly tickets: readonly number[]
  /** As `customer_resource` has them. */
  readonly phones: readonly string[]
  /** Hashes of the register number, as `register_answer` has them. */
  readonly plateHashes: readonly string[]
}

export const NO_RECORDS: Records = {
  bookings: [],
  sessions: [],
  requests: [],
  feedback: [],
  offers: [],
  tickets: [],
  phones: [],
  plateHashes: [],
}

/** Returns the ids that mails are about. */
export const idsOf = ({ bookings, requests, feedback: said, offers }: Records): ReadonlySet<string> =>
  new Set([...bookings, ...requests, ...said, ...offers])

/** A table, and the condition for its rows of some records. */
export interface Holding {
  readonly table: PgTable
  readonly of: (records: Records) => SQL | undefined
}

const told = (id: string): SQL => sql`${outbox.message}->>${sql.raw(`'${id}'`)}`

/**
 * Every table whose rows are erased, in the order of erasing. What a booking would take along uncounted comes before it. A row that may only be added comes after its booking, for as long as which it stays.
 * `docs/personal-data.md` names these tables and all others.
 */
export const HOLDINGS: readonly Holding[] = [
  { table: serviceTicket, of: ({ tickets }) => inArray(serviceTicket.id, [...tickets]) },
  { table: reminder, of: ({ bookings }) => inArray(reminder.bookingId, [...bookings]) },
  { table: bookingKey, of: ({ bookings }) => inArray(bookingKey.bookingId, [...bookings]) },
  { table: visitTransition, of: ({ bookings }) => inArray(visitTransition.bookingId, [...bookings]) },
  { table: webhookEvent, of: ({ bookings }) => inArray(webhookEvent.bookingId, [...bookings]) },
  { table: earlierWish, of: ({ bookings }) => inArray(earlierWish.bookingId, [...bookings]) },
  { table: earlierOffer, of: ({ bookings }) => inArray(earlierOffer.bookingId, [...bookings]) },
  { table: unpaidBooking, of: ({ bookings }) => inArray(unpaidBooking.bookingId, [...bookings]) },
  { table: refusedMail, of: ({ bookings }) => inArray(refusedMail.bookingId, [...bookings]) },
  { table: booking, of: ({ bookings }) => inArray(booking.id, [...bookings]) },
  {
    table: reservation,
    of: ({ bookings, sessions }) =>
      or(inArray(reservation.bookingId, [...bookings]), inArray(reservation.sessionId, [...sessions])),
  },
  { table: lockerReservation, of: ({ bookings }) => inArray(lockerReservation.bookingId, [...bookings]) },
  { table: withdrawal, of: ({ bookings }) => inArray(withdrawal.bookingId, [...bookings]) },
  { table: session, of: ({ sessions }) => inArray(session.id, [...sessions]) },
  { table: editRequest, of: ({ requests }) => inArray(editRequest.id, [...requests]) },
  { table: feedback, of: ({ feedback: ids }) => inArray(feedback.id, [...ids]) },
  { table: offerRequest, of: ({ offers }) => inArray(offerRequest.sessionId, [...offers]) },
  {
    table: outbox,
    of: (records) =>
      or(
        inArray(told('bookingId'), [...records.bookings]),
        inArray(told('editRequestId'), [...records.requests]),
        inArray(told('feedbackId'), [...records.feedback]),
        inArray(told('sessionId'), [...records.offers]),
      ),
  },
  { table: stageEvent, of: ({ sessions }) => inArray(stageEvent.sessionId, [...sessions]) },
  { table: customerResource, of: ({ phones }) => inArray(customerResource.phoneNumber, [...phones]) },
  { table: registerAnswer, of: ({ plateHashes }) => inArray(registerAnswer.plateHash, [...plateHashes]) },
]

/** The tables of payments, whose amounts stay. Applications come last, because credit refers to them. */
export const PAYMENTS: readonly Holding[] = [
  { table: cardPayment, of: (records) => isPaidFor(cardPayment, records) },
  { table: creditData, of: (records) => isPaidFor(creditData, records) },
  { table: payment, of: isAppliedFor },
]

/** The condition for payments of the bookings, and of sessions that have saved none. */
export const isPaidFor = (
  table: typeof cardPayment | typeof creditData,
  { bookings, sessions }: Records,
): SQL | undefined => or(inArray(table.bookingId, [...bookings]), inArray(table.sessionId, [...sessions]))

/** The condition for applications of the sessions, and of those that changed the bookings. */
export function isAppliedFor(records: Records): SQL | undefined {
  const isCredit = sql`exists (select from ${creditData} where ${creditData.paymentId} = ${payment.id} and ${isPaidFor(creditData, records)})`
  return or(inArray(payment.sessionId, [...records.sessions]), isCredit)
}

/** Payments of saved bookings and of sessions that have not saved one yet. */
import { and, asc, eq, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PaidByCard, Payments } from '../rules/payment-summary'
import type { Database } from '../../../../platform/database/database'
import { APPROVED_STATUSES, cardPayment, creditData, payment } from '../../../../platform/database/schema/payments'
import { session } from '../../../../platform/database/schema/sessions'

/** Whose payments: those of a session, of a saved booking, or of a session that changes a booking. */
export interface Payer {
  readonly sessionId: string | null
  readonly bookingId: string | null
}

const isOf = (table: { sessionId: PgColumn; bookingId: PgColumn }, { sessionId, bookingId }: Payer): SQL | undefined =>
  or(
    sessionId === null ? undefined : and(eq(table.sessionId, sessionId), isNull(table.bookingId)),
    bookingId === null ? undefined : eq(table.bookingId, bookingId),
  )

/** Loads the received card payments, the oldest first, and the credit: what the bank has approved of it. */
export async function findPayments(db: Database, payer: Payer): Promise<Payments> {
  const cards = await db
    .select({
      orderNumber: cardPayment.orderNumber,
      amountCents: cardPayment.amountCents,
      refundCents: cardPayment.refundCents,
    })
    .from(cardPayment)
    .where(and(isOf(cardPayment, payer), eq(cardPayment.state, 'PAID')))
    .orderBy(asc(cardPayment.createdAt), asc(cardPayment.orderNumber))
  const credits = await db
    .select({
      cents: sql<number>`least(${creditData.amountCents}, ${payment.approvedCents})`.mapWith(Number),
      status: payment.status,
      unansweredAt: payment.unansweredAt,
    })
    .from(creditData)
    .innerJoin(payment, eq(payment.id, creditData.paymentId))
    .where(isOf(creditData, payer))
  const approved = credits.filter(({ status }) => APPROVED_STATUSES.some((one) => one === status))
  return {
    cards,
    limitCents: approved.reduce((sum, { cents }) => sum + cents, 0),
    // A signing that the visitor has not returned from is theirs to decide.
    isCreditPending: credits.some(
      ({ status, unansweredAt }) => status === 'FROZEN' || (status === 'SIGNING' && unansweredAt !== null),
    ),
  }
}

/** Makes the payments of a session those of its saved booking, also those that the provider has not reported yet. */
export async function claimPayments(tx: Database, sessionId: string, bookingId: string): Promise<void> {
  for (const table of [cardPayment, creditData])
    await tx
      .update(table)
      .set({ bookingId })
      .where(and(eq(table.sessionId, sessionId), isNull(table.bookingId)))
}

/** Stores what must be returned of each payment. */
export async function storeRefunds(tx: Database, cards: readonly PaidByCard[]): Promise<void> {
  for (const { orderNumber, refundCents } of cards)
    await tx.update(cardPayment).set({ refundCents }).where(eq(cardPayment.orderNumber, orderNumber))
}

/** Makes the payments of sessions that ended without a booking due for a full refund. */
export async function refundAbandoned(db: Database): Promise<void> {
  await db
    .update(cardPayment)
    .set({ refundCents: cardPayment.amountCents })
    .where(
      and(
        eq(cardPayment.state, 'PAID'),
        isNull(cardPayment.bookingId),
        lt(cardPayment.refundCents, cardPayment.amountCents),
        notExists(db.select({ id: session.id }).from(session).where(eq(session.id, cardPayment.sessionId))),
      ),
    )
}

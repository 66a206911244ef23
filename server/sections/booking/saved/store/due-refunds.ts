/** Refunds that the provider has not paid yet. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/database'
import { cardPayment } from '../../../../platform/database/schema/payments'

/** Longer than any provider takes to answer. A refund asked for earlier counts as unanswered, and is asked for again. */
const LEASE_MINUTES = 2

const isDue = gt(cardPayment.refundCents, cardPayment.refundedCents)

/**
 * Lists the payments of which the provider has not returned enough. `booking` is the session's id until a booking is
 * saved.
 */
export const listDueRefunds = (db: Database) =>
  db
    .select({
      orderNumber: cardPayment.orderNumber,
      session: cardPayment.sessionId,
      booking: sql<string>`coalesce(${cardPayment.bookingId}, ${cardPayment.sessionId})`,
    })
    .from(cardPayment)
    .where(isDue)

/**
 * Leases a due refund, so that two processes never ask for it at once. Returns the part to return in total, or null if
 * another process has it or has done it.
 */
export async function leaseRefund(db: Database, orderNumber: string): Promise<number | null> {
  const isFree = or(
    isNull(cardPayment.refundAskedAt),
    lt(cardPayment.refundAskedAt, sql`now() - make_interval(mins => ${LEASE_MINUTES})`),
  )
  const [leased] = await db
    .update(cardPayment)
    .set({ refundAskedAt: sql`now()` })
    .where(and(eq(cardPayment.orderNumber, orderNumber), isDue, isFree))
    .returning({ refundCents: cardPayment.refundCents })
  return leased?.refundCents ?? null
}

/** Ends the lease of a refund that the provider did not pay. */
export async function releaseRefund(db: Database, orderNumber: string): Promise<void> {
  await db.update(cardPayment).set({ refundAskedAt: null }).where(eq(cardPayment.orderNumber, orderNumber))
}

/** Records what the provider has returned of a payment, in total, and ends the lease. */
export async function markRefunded(db: Database, orderNumber: string, refundedCents: number): Promise<void> {
  await db
    .update(cardPayment)
    .set({ refundedCents, refundAskedAt: null })
    .where(eq(cardPayment.orderNumber, orderNumber))
}

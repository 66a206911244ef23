import { and, count, desc, eq, lte, notInArray, sql } from 'drizzle-orm'
import { first, type Database } from '../../../platform/database/database'
import { creditData, payment, UNANSWERED_STATUSES } from '../../../platform/database/schema/payments'

export type StoredPayment = typeof payment.$inferSelect
export type NewApplication = Omit<StoredPayment, 'status' | 'approvedCents' | 'createdAt'>

/** Longer than any bank takes to answer. A payment pending for longer counts as aborted. */
const IS_PENDING = sql`${payment.status} = 'APPLYING' and ${payment.createdAt} > now() - interval '2 minutes'`

/** Counts the payments that a session has applied for, and those that wait for the bank's response. */
export async function countPayments(db: Database, sessionId: string): Promise<{ all: number; underWay: number }> {
  const [row] = await db
    .select({ all: count(), underWay: sql<number>`count(*) filter (where ${IS_PENDING})`.mapWith(Number) })
    .from(payment)
    .where(eq(payment.sessionId, sessionId))
  return row ?? { all: 0, underWay: 0 }
}

/** Stores an application before the request to the bank. */
export async function insertApplication(db: Database, row: NewApplication): Promise<void> {
  await db.insert(payment).values({ ...row, status: 'APPLYING', approvedCents: 0 })
}

/** Turns an application into the payment that the bank returned. */
export async function completeApplication(
  db: Database,
  id: string,
  paymentId: string,
  { status, approvedCents }: Pick<StoredPayment, 'status' | 'approvedCents'>,
): Promise<void> {
  await db.update(payment).set({ id: paymentId, status, approvedCents }).where(eq(payment.id, id))
}

export async function refuseApplication(db: Database, id: string): Promise<void> {
  await db.update(payment).set({ status: 'REFUSED' }).where(eq(payment.id, id))
}

/** Loads a payment of the session that the bank has accepted; the latest if `id` is null. Null if there is none. */
export const findPayment = (db: Database, sessionId: string, id: string | null): Promise<StoredPayment | null> =>
  first(
    db
      .select()
      .from(payment)
      .where(
        and(
          eq(payment.sessionId, sessionId),
          notInArray(payment.status, [...UNANSWERED_STATUSES]),
          id === null ? undefined : eq(payment.id, id),
        ),
      )
      .orderBy(desc(payment.createdAt))
      .limit(1),
  )

/** Stores the status of a payment as the bank reports it. */
export async function updatePayment(
  db: Database,
  id: string,
  { status, approvedCents }: Pick<StoredPayment, 'status' | 'approvedCents'>,
): Promise<void> {
  await db.update(payment).set({ status, approvedCents }).where(eq(payment.id, id))
}

/** Stores the credit of the session's booking. A change of payment or amount clears the approval. */
export async function putCreditData(
  db: Database,
  row: Pick<typeof creditData.$inferInsert, 'sessionId' | 'paymentId' | 'amountCents' | 'contractType'>,
): Promise<void> {
  const isSame = sql`${creditData.paymentId} = excluded.payment_id and ${creditData.amountCents} = excluded.amount_cents`
  await db
    .insert(creditData)
    .values(row)
    .onConflictDoUpdate({
      target: creditData.sessionId,
      set: { ...row, approvedAt: sql`case when ${isSame} then ${creditData.approvedAt} end` },
    })
}

/** Loads the payment and the amount of the session's credit, or null. */
export const findCreditData = (
  db: Database,
  sessionId: string,
): Promise<Pick<typeof creditData.$inferSelect, 'paymentId' | 'amountCents'> | null> =>
  first(
    db
      .select({ paymentId: creditData.paymentId, amountCents: creditData.amountCents })
      .from(creditData)
      .where(eq(creditData.sessionId, sessionId)),
  )

/**
 * Marks the session's credit as approved if it belongs to the payment and does not exceed the approved amount.
 * Keeps the time of the first approval.
 */
export async function approveCreditData(
  db: Database,
  sessionId: string,
  paymentId: string,
  approvedCents: number,
): Promise<void> {
  await db
    .update(creditData)
    .set({ approvedAt: sql`coalesce(${creditData.approvedAt}, now())` })
    .where(
      and(
        eq(creditData.sessionId, sessionId),
        eq(creditData.paymentId, paymentId),
        lte(creditData.amountCents, approvedCents),
      ),
    )
}

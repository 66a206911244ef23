import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from './database'
import { creditData, payment } from './schema/payments'

export type StoredPayment = typeof payment.$inferSelect

/** How many payments a session has applied for. */
export async function countPayments(db: Database, sessionId: string): Promise<number> {
  const [row] = await db.select({ payments: count() }).from(payment).where(eq(payment.sessionId, sessionId))
  return row?.payments ?? 0
}

export async function insertPayment(db: Database, row: typeof payment.$inferInsert): Promise<void> {
  await db.insert(payment).values(row)
}

/** A payment of the session, its latest where `id` is null; null where it has none of that id. */
export async function findPayment(db: Database, sessionId: string, id: string | null): Promise<StoredPayment | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.sessionId, sessionId), id === null ? undefined : eq(payment.id, id)))
    .orderBy(desc(payment.createdAt))
    .limit(1)
  return row ?? null
}

/** Writes down what the bank says of a payment now. */
export async function updatePayment(
  db: Database,
  id: string,
  { status, approvedCents }: Pick<StoredPayment, 'status' | 'approvedCents'>,
): Promise<void> {
  await db.update(payment).set({ status, approvedCents }).where(eq(payment.id, id))
}

/** Keeps the credit that goes with the session's booking. Another one than before has yet to be approved. */
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

/** The id of the payment that the session's credit was saved for. */
export async function creditPaymentId(db: Database, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ paymentId: creditData.paymentId })
    .from(creditData)
    .where(eq(creditData.sessionId, sessionId))
  return row?.paymentId ?? null
}

/** Marks the session's credit as approved, if it is still that payment's. The first time counts. */
export async function approveCreditData(db: Database, sessionId: string, paymentId: string): Promise<void> {
  await db
    .update(creditData)
    .set({ approvedAt: sql`coalesce(${creditData.approvedAt}, now())` })
    .where(and(eq(creditData.sessionId, sessionId), eq(creditData.paymentId, paymentId)))
}

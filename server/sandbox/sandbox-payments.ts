import { and, eq, sql } from 'drizzle-orm'
import { first, type Database } from '../platform/database/database'
import { sandboxBankPayment } from '../platform/database/schema/payments'

export type SandboxPayment = typeof sandboxBankPayment.$inferSelect

export async function insertSandboxPayment(db: Database, row: typeof sandboxBankPayment.$inferInsert): Promise<void> {
  await db.insert(sandboxBankPayment).values(row)
}

export const findSandboxPayment = (db: Database, id: string): Promise<SandboxPayment | null> =>
  first(db.select().from(sandboxBankPayment).where(eq(sandboxBankPayment.id, id)))

/** Stores what has been returned of a payment, in total. It never becomes less. */
export async function refundSandboxPayment(db: Database, id: string, refundedCents: number): Promise<void> {
  await db
    .update(sandboxBankPayment)
    .set({ refundedCents: sql`greatest(${sandboxBankPayment.refundedCents}, ${refundedCents})` })
    .where(eq(sandboxBankPayment.id, id))
}

/** Stores the outcome of a signing or a card payment. The first outcome is final. */
export async function endSandboxPayment(db: Database, id: string, status: 'BOOKED' | 'DENIED'): Promise<void> {
  await db
    .update(sandboxBankPayment)
    .set({ status })
    .where(and(eq(sandboxBankPayment.id, id), eq(sandboxBankPayment.status, 'SIGNING')))
}

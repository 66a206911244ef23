import { and, eq } from 'drizzle-orm'
import type { CardState } from '../../../providers/card-payment'
import { first, type Database } from '../../../platform/database/database'
import { cardPayment } from '../../../platform/database/schema/payments'

/** Counts the card payments that a session has started. */
export async function countCardPayments(db: Database, sessionId: string): Promise<number> {
  return db.$count(cardPayment, eq(cardPayment.sessionId, sessionId))
}

/** Loads a session's card payment, or null if the session has no such payment. */
export const findCardPayment = (
  db: Database,
  sessionId: string,
  orderNumber: string,
): Promise<typeof cardPayment.$inferSelect | null> =>
  first(
    db
      .select()
      .from(cardPayment)
      .where(and(eq(cardPayment.sessionId, sessionId), eq(cardPayment.orderNumber, orderNumber))),
  )

export async function insertCardPayment(db: Database, row: typeof cardPayment.$inferInsert): Promise<void> {
  await db.insert(cardPayment).values(row)
}

/** Locks a session's card payment until the transaction ends. Returns its state, or null if it does not exist. */
export async function lockCardPayment(tx: Database, sessionId: string, orderNumber: string): Promise<CardState | null> {
  const [row] = await tx
    .select({ state: cardPayment.state })
    .from(cardPayment)
    .where(and(eq(cardPayment.sessionId, sessionId), eq(cardPayment.orderNumber, orderNumber)))
    .for('update')
  return row?.state ?? null
}

export async function updateCardPayment(tx: Database, orderNumber: string, state: CardState): Promise<void> {
  await tx.update(cardPayment).set({ state }).where(eq(cardPayment.orderNumber, orderNumber))
}

import { and, eq } from 'drizzle-orm'
import type { CardState } from '../../../../providers/card-payment'
import { first, type Database } from '../../../../platform/database/database'
import { cardPayment } from '../../../../platform/database/schema/payments'

export type CardPaymentRow = typeof cardPayment.$inferSelect

/** Counts the card payments that a session has started. */
export async function countCardPayments(db: Database, sessionId: string): Promise<number> {
  return db.$count(cardPayment, eq(cardPayment.sessionId, sessionId))
}

/** Lists the session's card payments of which the provider has told no outcome. */
export const listStarted = (db: Database, sessionId: string): Promise<CardPaymentRow[]> =>
  db
    .select()
    .from(cardPayment)
    .where(and(eq(cardPayment.sessionId, sessionId), eq(cardPayment.state, 'STARTED')))

/** Loads a session's card payment, or null if the session has no such payment. */
export const findCardPayment = (db: Database, sessionId: string, orderNumber: string): Promise<CardPaymentRow | null> =>
  first(
    db
      .select()
      .from(cardPayment)
      .where(and(eq(cardPayment.sessionId, sessionId), eq(cardPayment.orderNumber, orderNumber))),
  )

export async function insertCardPayment(db: Database, row: typeof cardPayment.$inferInsert): Promise<void> {
  await db.insert(cardPayment).values(row)
}

/** Loads a card payment by its order number alone, for a notice of the provider. */
export const findPaymentByNumber = (db: Database, orderNumber: string): Promise<CardPaymentRow | null> =>
  first(db.select().from(cardPayment).where(eq(cardPayment.orderNumber, orderNumber)))

/** Locks a card payment until the transaction ends. Null if it does not exist. */
export async function lockCardPayment(
  tx: Database,
  orderNumber: string,
): Promise<Pick<CardPaymentRow, 'state' | 'bookingId'> | null> {
  const [row] = await tx
    .select({ state: cardPayment.state, bookingId: cardPayment.bookingId })
    .from(cardPayment)
    .where(eq(cardPayment.orderNumber, orderNumber))
    .for('update')
  return row ?? null
}

export async function updateCardPayment(tx: Database, orderNumber: string, state: CardState): Promise<void> {
  await tx.update(cardPayment).set({ state }).where(eq(cardPayment.orderNumber, orderNumber))
}

/** Finds and locks payments that are kept for no longer. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { WallDate } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import { booking, visitBegins } from '../platform/database/schema/bookings'
import { cardPayment, creditData, payment } from '../platform/database/schema/payments'
import { session } from '../platform/database/schema/sessions'
import { BATCH, createdBefore } from './expired'
import { isSettled } from './kept-amounts'

/** Locks settled card payments. Resolves to their order numbers. */
export async function lockOldCards(tx: Database, kept: WallDate, today: WallDate): Promise<string[]> {
  const { orderNumber, bookingId, sessionId, createdAt } = cardPayment
  const rows = await tx
    .select({ id: orderNumber })
    .from(cardPayment)
    .where(and(createdBefore(createdAt, kept), isSettled, hasEnded(sessionId, eq(booking.id, bookingId), today)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Locks applications for credit. Resolves to their ids. */
export async function lockOldCredits(tx: Database, kept: WallDate, today: WallDate): Promise<string[]> {
  const { id: paymentId, sessionId, createdAt } = payment
  const paysFor = sql`${booking.id} in (select ${creditData.bookingId} from ${creditData} where ${creditData.paymentId} = ${paymentId})`
  const rows = await tx
    .select({ id: paymentId })
    .from(payment)
    .where(and(createdBefore(createdAt, kept), hasEnded(sessionId, paysFor, today)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** The condition for payments whose session and booking have ended, so that no change and no cancellation needs them. */
const hasEnded = (sessionId: PgColumn, paysFor: SQL, today: WallDate): SQL | undefined =>
  and(
    sql`not exists (select from ${session} where ${session.id} = ${sessionId})`,
    sql`not exists (select from ${booking} where ${paysFor} and ${booking.cancelledAt} is null and ${visitBegins} >= ${today})`,
  )

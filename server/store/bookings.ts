import { and, eq } from 'drizzle-orm'
import type { BookingDocument } from '../domain/booking-document'
import type { OutboxMessage } from '../domain/outbox-message'
import type { Database } from './database'
import { booking, outbox } from './schema/bookings'

/** Whether the session's booking has been saved. */
export async function hasBooking(db: Database, sessionId: string): Promise<boolean> {
  return (await db.select({ id: booking.id }).from(booking).where(eq(booking.sessionId, sessionId))).length > 0
}

/** Saves a booking and the message about it; the caller's transaction makes them one. */
export async function insertBooking(
  tx: Database,
  row: typeof booking.$inferInsert,
  message: Omit<OutboxMessage, 'bookingId'>,
): Promise<void> {
  const [saved] = await tx.insert(booking).values(row).returning({ id: booking.id })
  if (!saved) throw new Error('the booking was not inserted')
  await tx.insert(outbox).values({ message: { ...message, bookingId: saved.id } })
}

/** Opens a booking by both of its references; null whichever of them is wrong. */
export async function findBooking(
  db: Database,
  keyHash: string,
  registerNumber: string,
): Promise<BookingDocument | null> {
  const [row] = await db
    .select({ document: booking.document })
    .from(booking)
    .where(and(eq(booking.keyHash, keyHash), eq(booking.registerNumber, registerNumber)))
  return row?.document ?? null
}

import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from './database'
import { booking } from './schema/bookings'

/** A saved booking, cancelled or not. */
export type SavedRow = typeof booking.$inferSelect
type NewRow = Pick<
  SavedRow,
  'id' | 'sessionId' | 'idempotencyKey' | 'keyHash' | 'registerNumber' | 'document' | 'draft'
>

/** The two things that open a booking. */
export interface BookingReference {
  readonly keyHash: string
  readonly registerNumber: string
}

/** Saves a booking. */
export async function insertBooking(tx: Database, row: NewRow): Promise<void> {
  await tx.insert(booking).values(row)
}

const named = ({ keyHash, registerNumber }: BookingReference) =>
  and(eq(booking.keyHash, keyHash), eq(booking.registerNumber, registerNumber))

/** Finds a booking, cancelled ones too, by both of its references; null whichever of them is wrong. */
export async function findBooking(db: Database, reference: BookingReference): Promise<SavedRow | null> {
  const [row] = await db.select().from(booking).where(named(reference))
  return row ?? null
}

/** Locks a booking, cancelled ones too, by both of its references, until the end of the transaction. */
export async function lockNamedBooking(tx: Database, reference: BookingReference): Promise<SavedRow | null> {
  const [row] = await tx.select().from(booking).where(named(reference)).for('update')
  return row ?? null
}

/** Reads a booking by its id. */
export async function readBooking(db: Database, id: string): Promise<SavedRow | null> {
  const [row] = await db.select().from(booking).where(eq(booking.id, id))
  return row ?? null
}

/** The same, and locks it until the end of the transaction. */
export async function lockBooking(tx: Database, id: string): Promise<SavedRow | null> {
  const [row] = await tx.select().from(booking).where(eq(booking.id, id)).for('update')
  return row ?? null
}

/** The booking that a session made. */
export async function bookingOfSession(db: Database, sessionId: string): Promise<SavedRow | null> {
  const [row] = await db.select().from(booking).where(eq(booking.sessionId, sessionId))
  return row ?? null
}

const nextVersion = sql`${booking.version} + 1`

/** Writes what has changed in a booking whose row is locked. */
export async function updateBooking(
  tx: Database,
  id: string,
  changed: Pick<SavedRow, 'registerNumber' | 'document' | 'draft'>,
): Promise<void> {
  await tx
    .update(booking)
    .set({ ...changed, version: nextVersion })
    .where(eq(booking.id, id))
}

/** Marks a booking whose row is locked as cancelled. */
export async function markCancelled(tx: Database, id: string): Promise<void> {
  await tx
    .update(booking)
    .set({ cancelledAt: sql`now()`, version: nextVersion })
    .where(eq(booking.id, id))
}

/** Counts one more sending of the confirmation; false where it has been sent so often already. One statement. */
export async function countResending(tx: Database, id: string, most: number): Promise<boolean> {
  const counted = await tx
    .update(booking)
    .set({ resent: sql`${booking.resent} + 1` })
    .where(and(eq(booking.id, id), lt(booking.resent, most)))
    .returning({ id: booking.id })
  return counted.length > 0
}

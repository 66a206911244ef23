import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { first, type Database } from '../platform/database/database'
import { booking } from '../platform/database/schema/bookings'
import { bookingKey } from '../platform/database/schema/visits'
import { hashed, randomToken } from '../platform/secrets'

/** A saved booking, cancelled or not. */
export type SavedRow = typeof booking.$inferSelect
type NewRow = Pick<
  SavedRow,
  'id' | 'sessionId' | 'idempotencyKey' | 'keyHash' | 'registerNumber' | 'document' | 'draft'
>

/** The two values that together open a booking. */
export type BookingReference = Pick<SavedRow, 'keyHash' | 'registerNumber'>

export async function insertBooking(tx: Database, row: NewRow): Promise<void> {
  await tx.insert(booking).values(row)
}

/** A booking has the key that it was saved with, and those of later mails. Its plate may be written without the hyphen. */
const named = (db: Database, { keyHash, registerNumber }: BookingReference) =>
  and(
    inArray(
      booking.id,
      union(
        db.select({ id: booking.id }).from(booking).where(eq(booking.keyHash, keyHash)),
        db.select({ id: bookingKey.bookingId }).from(bookingKey).where(eq(bookingKey.keyHash, keyHash)),
      ),
    ),
    eq(sql`translate(${booking.registerNumber}, ' -', '')`, registerNumber.replaceAll(/[ -]/g, '')),
  )

/** Finds a booking by key hash and register number, even if it is cancelled. Returns null if either is wrong. */
export const findBooking = (db: Database, reference: BookingReference): Promise<SavedRow | null> =>
  first(db.select().from(booking).where(named(db, reference)))

/** Like `findBooking`, and locks the row until the transaction ends. */
export const lockNamedBooking = (tx: Database, reference: BookingReference): Promise<SavedRow | null> =>
  first(tx.select().from(booking).where(named(tx, reference)).for('update'))

/** Makes a further key of a booking, for a mail that is queued in the same transaction. Only its hash is stored. */
export async function addBookingKey(tx: Database, bookingId: string): Promise<string> {
  const key = randomToken()
  await tx.insert(bookingKey).values({ keyHash: hashed(key), bookingId })
  return key
}

/** Loads a booking by its id, or null if the id is unknown. */
export const readBooking = (db: Database, id: string): Promise<SavedRow | null> =>
  first(db.select().from(booking).where(eq(booking.id, id)))

/** Like `readBooking`, and locks the row until the transaction ends. */
export const lockBooking = (tx: Database, id: string): Promise<SavedRow | null> =>
  first(tx.select().from(booking).where(eq(booking.id, id)).for('update'))

/**
 * Keeps a booking from being erased until the transaction ends, for a copy of what it says. Resolves to false if it is
 * gone.
 */
export async function keepBooking(tx: Database, id: string): Promise<boolean> {
  return (await first(tx.select({ id: booking.id }).from(booking).where(eq(booking.id, id)).for('share'))) !== null
}

/** Loads the booking that a session made, or null if it made none. */
export const bookingOfSession = (db: Database, sessionId: string): Promise<SavedRow | null> =>
  first(db.select().from(booking).where(eq(booking.sessionId, sessionId)))

const nextVersion = sql`${booking.version} + 1`

/** Updates a booking and increments its version. The caller must have locked the row. */
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

/** Stores a booking's document without a new version, as after a late payment. The caller must have locked the row. */
export async function updateDocument(tx: Database, id: string, document: SavedRow['document']): Promise<void> {
  await tx.update(booking).set({ document }).where(eq(booking.id, id))
}

/** Marks a booking as cancelled and increments its version. The caller must have locked the row. */
export async function markCancelled(tx: Database, id: string, document: SavedRow['document']): Promise<void> {
  await tx
    .update(booking)
    .set({ document, cancelledAt: sql`now()`, version: nextVersion })
    .where(eq(booking.id, id))
}

/** Counts a resend of the confirmation. Returns false if it was already resent `most` times. Atomic: one query. */
export async function countResending(tx: Database, id: string, most: number): Promise<boolean> {
  const counted = await tx
    .update(booking)
    .set({ resent: sql`${booking.resent} + 1` })
    .where(and(eq(booking.id, id), lt(booking.resent, most)))
    .returning({ id: booking.id })
  return counted.length > 0
}

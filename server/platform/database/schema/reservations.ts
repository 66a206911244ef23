/** Reservations of lifts and key lockers. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tsrange } from './columns'
import { organizationId, resourceId } from './chain'

/**
 * Holds and confirmed reservations in one table, so that one constraint prevents overlaps on a lift (reading 31).
 * The exclusion constraint is in the migration `0002_no-overlap.sql`.
 */
export const reservation = pgTable(
  'reservation',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resourceId: resourceId(),
    organizationId: organizationId(),
    during: tsrange().notNull(),
    kind: text({ enum: ['hold', 'confirmed'] }).notNull(),
    sessionId: uuid('session_id'),
    /** The booking of a confirmed reservation. No foreign key, because the booking is inserted after this update. */
    bookingId: uuid('booking_id'),
    /** Null for a confirmed reservation. */
    expiresAt: instant('expires_at'),
    /** Start of the hold's absolute lifetime. Null for a confirmed reservation, and for a hold of an earlier version. */
    heldSince: instant('held_since'),
    /** HMACs of the holder's address and network, which bound the holds of each. Null for a confirmed reservation. */
    holderAddress: text('holder_address'),
    holderNetwork: text('holder_network'),
    timeSelectionType: text('time_selection_type', { enum: ['EXACT_TIME', 'DAY_ONLY', 'HOUR_SERVICE'] }).notNull(),
  },
  (table) => [
    uniqueIndex('one_hold_per_session')
      .on(table.sessionId)
      .where(sql`kind = 'hold'`),
    uniqueIndex('one_time_per_booking')
      .on(table.bookingId)
      .where(sql`booking_id is not null`),
    index('holds_of_workshop')
      .on(table.organizationId)
      .where(sql`kind = 'hold'`),
  ],
)

export const lockerReservation = pgTable(
  'locker_reservation',
  {
    organizationId: organizationId(),
    at: timestamp({ mode: 'string' }).notNull(),
    bookingId: uuid('booking_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.at] }),
    index('locker_reservation_booking').on(table.bookingId),
  ],
)

/**
 * What a visit takes besides its lift, as far as it is counted: a replacement car (CAR) and a place in a window in which
 * cars are fetched (PICKUP) or brought back (RETURN). A row lives and expires with its reservation. The exclusion
 * constraint in the migration `0012_counted-reservations.sql` gives no two parties the same car or place at a time.
 */
export const countedReservation = pgTable(
  'counted_reservation',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reservationId: bigint('reservation_id', { mode: 'number' })
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    kind: text({ enum: ['CAR', 'PICKUP', 'RETURN'] }).notNull(),
    /** Number of the car, or of the place in the window, from 1. */
    number: integer().notNull(),
    during: tsrange().notNull(),
    /** The booking, saved or not. While it is moved, its old and its new time may share a car or a place. */
    party: uuid().notNull(),
  },
  (table) => [index('counted_reservation_reservation').on(table.reservationId)],
)

/** The lifts and key lockers that saved bookings have reserved. */
import { eq } from 'drizzle-orm'
import type { ReservedTime } from '../../../../holds/reserved-time'
import type { FreedTime } from '../../../../holds/freed-time'
import { first, type Database } from '../../../../platform/database/database'
import { reservedTime } from '../../../../holds/holds'
import { lockerReservation, reservation } from '../../../../platform/database/schema/reservations'

/** Loads the reserved time of a booking, or null for a time enquiry. */
export const bookedTime = (db: Database, bookingId: string): Promise<ReservedTime | null> =>
  first(db.select(reservedTime).from(reservation).where(eq(reservation.bookingId, bookingId)))

/** Frees the lift of a booking. Returns its time, or null for a time enquiry. */
export const releaseLift = (tx: Database, bookingId: string): Promise<FreedTime | null> =>
  first(
    tx.delete(reservation).where(eq(reservation.bookingId, bookingId)).returning({
      organizationId: reservation.organizationId,
      resourceId: reservation.resourceId,
      start: reservedTime.start,
      end: reservedTime.end,
    }),
  )

/** Frees the key locker of a booking. */
export async function releaseLocker(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(lockerReservation).where(eq(lockerReservation.bookingId, bookingId))
}

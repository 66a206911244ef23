/** The lifts and key lockers that saved bookings have reserved. */
import { eq } from 'drizzle-orm'
import type { ReservedTime } from '../../completion/rules/booking-document'
import type { Database } from '../../../platform/database/database'
import { reservedTime } from './holds'
import { lockerReservation, reservation } from '../../../platform/database/schema/reservations'

/** Loads the reserved time of a booking, or null for a time enquiry. */
export async function bookedTime(db: Database, bookingId: string): Promise<ReservedTime | null> {
  const [booked] = await db.select(reservedTime).from(reservation).where(eq(reservation.bookingId, bookingId))
  return booked ?? null
}

/** Frees the lift of a booking. */
export async function releaseLift(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(reservation).where(eq(reservation.bookingId, bookingId))
}

/** Frees the key locker of a booking. */
export async function releaseLocker(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(lockerReservation).where(eq(lockerReservation.bookingId, bookingId))
}

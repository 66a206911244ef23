/** Saved bookings by day. */
import { and, asc, sql } from 'drizzle-orm'
import type { WallDate } from '#shared/date/wall-clock'
import { beginsWithin, workshopOfBooking } from '../../../../booking-document/begins'
import type { Database } from '../../../../platform/database/database'
import { booking, visitBegins, type BookingDocument } from '../../../../platform/database/schema/bookings'

export interface DayBooking {
  readonly id: string
  readonly document: BookingDocument
  readonly cancelled: boolean
  /** The time and the misfits with which the desk has agreed the visit; null if there were none. */
  readonly acknowledged: string | null
}

/** Lists the bookings for the days from `from` to `to`, both inclusive, in time order. Includes cancelled ones. */
export async function listDayBookings(
  db: Database,
  { from, to, organization }: { readonly from: WallDate; readonly to: WallDate; readonly organization: number | null },
): Promise<DayBooking[]> {
  return db
    .select({
      id: booking.id,
      document: booking.document,
      cancelled: sql<boolean>`${booking.cancelledAt} is not null`,
      acknowledged: booking.acknowledgedMisfit,
    })
    .from(booking)
    .where(and(beginsWithin(from, to), organization === null ? undefined : sql`${workshopOfBooking} = ${organization}`))
    .orderBy(asc(visitBegins), asc(workshopOfBooking), asc(booking.createdAt), asc(booking.id))
}

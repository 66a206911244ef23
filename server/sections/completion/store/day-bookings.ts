/** Saved bookings by day. */
import { and, asc, sql } from 'drizzle-orm'
import type { WallDate } from '#shared/date/wall-clock'
import type { Database } from '../../../platform/database/database'
import { booking, type BookingDocument } from '../../../platform/database/schema/bookings'

export interface DayBooking {
  readonly id: string
  readonly document: BookingDocument
  readonly cancelled: boolean
}

/** Start of the visit, or the requested day of a time enquiry. */
const begins = sql`coalesce(${booking.document}->'booking_total_duration'->>'start', ${booking.document}->>'lead_date')`
const organizationId = sql`(${booking.document}->'organization'->>'id')::int`

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
    })
    .from(booking)
    .where(
      and(
        sql`left(${begins}, 10) between ${from} and ${to}`,
        organization === null ? undefined : sql`${organizationId} = ${organization}`,
      ),
    )
    .orderBy(asc(begins), asc(organizationId), asc(booking.createdAt), asc(booking.id))
}

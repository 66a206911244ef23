import { and, sql } from 'drizzle-orm'
import { addDays, type WallDate } from '#shared/date/wall-clock'
import { booking, visitBegins } from '../platform/database/schema/bookings'

/** Condition that a booking is for a day from `from` to `to`, both inclusive. */
export const beginsWithin = (from: WallDate, to: WallDate) =>
  and(sql`${visitBegins} >= ${from}`, sql`${visitBegins} < ${addDays(to, 1)}`)

/** Id of the booking's workshop. */
export const workshopOfBooking = sql`(${booking.document} -> 'organization' ->> 'id')::int`

import { and, eq, sql } from 'drizzle-orm'
import { any } from 'superstruct'
import type { WallDateTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from '../../../../platform/database/database'
import { lockerReservation } from '../../../../platform/database/schema/reservations'

/** Returns those of `times` at which the workshop's key locker is reserved. */
export async function takenLockerTimes(
  db: Database,
  organizationId: number,
  times: readonly WallDateTime[],
): Promise<WallDateTime[]> {
  if (times.length === 0) return []
  const rows = await db
    .select({ at: sql<string>`to_char(${lockerReservation.at}, 'YYYY-MM-DD"T"HH24:MI:SS')` })
    .from(lockerReservation)
    .where(
      and(
        eq(lockerReservation.organizationId, organizationId),
        // One parameter, because reading and planning a query with one for each time takes longer than its answer.
        sql`${lockerReservation.at} = any(${sql.param(times)}::timestamp[])`,
      ),
    )
  return rows.map((row) => row.at)
}

/**
 * Reserves the workshop's key locker for a booking. Returns false if the workshop has none or it is taken.
 * The booking is then still valid, and the customer hands the key over at the desk.
 */
export async function reserveLocker(
  tx: Database,
  { organizationId, at, bookingId }: { organizationId: number; at: WallDateTime; bookingId: string },
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`
      insert into locker_reservation (organization_id, at, booking_id)
      select id, ${at}::timestamp, ${bookingId}::uuid from organization where id = ${organizationId} and key_locker
      on conflict do nothing returning at`,
    any(),
  )
  return rows.length > 0
}

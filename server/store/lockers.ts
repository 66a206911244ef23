import { and, eq, inArray, sql } from 'drizzle-orm'
import { any } from 'superstruct'
import type { WallDateTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from './database'
import { lockerReservation } from './schema/reservations'

/** Which of `times` the workshop's key locker is taken at. */
export async function takenLockerTimes(
  db: Database,
  organizationId: number,
  times: readonly WallDateTime[],
): Promise<WallDateTime[]> {
  if (times.length === 0) return []
  const rows = await db
    .select({ at: sql<string>`to_char(${lockerReservation.at}, 'YYYY-MM-DD"T"HH24:MI:SS')` })
    .from(lockerReservation)
    .where(and(eq(lockerReservation.organizationId, organizationId), inArray(lockerReservation.at, [...times])))
  return rows.map((row) => row.at)
}

/**
 * Reserves the locker of a workshop that has one, for a booking; where it is taken already, the key is handed over at the
 * desk and the booking stands.
 */
export async function reserveLocker(
  tx: Database,
  { organizationId, at, bookingId }: { organizationId: number; at: WallDateTime; bookingId: string },
): Promise<void> {
  await queryRows(
    tx,
    sql`
      insert into locker_reservation (organization_id, at, booking_id)
      select id, ${at}::timestamp, ${bookingId}::uuid from organization where id = ${organizationId} and key_locker
      on conflict do nothing`,
    any(),
  )
}

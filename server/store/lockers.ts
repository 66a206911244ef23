import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WallDateTime } from '#shared/date/wall-clock'
import type { Database } from './database'
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

/** Reserves the locker; where it is taken already, a key is handed over at the desk and the booking stands. */
export async function reserveLocker(tx: Database, organizationId: number, at: WallDateTime): Promise<void> {
  await tx.insert(lockerReservation).values({ organizationId, at }).onConflictDoNothing()
}

/** Times that became free and may still be offered. The caller has locked the workshop. */
import { and, asc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm'
import type { WallDateTime } from '#shared/date/wall-clock'
import type { FreedTime } from '../../../../holds/freed-time'
import type { Database } from '../../../../platform/database/database'
import { freedTime } from '../../../../platform/database/schema/earlier-times'
import { reservation } from '../../../../platform/database/schema/reservations'

const wallClock = (edge: 'lower' | 'upper') =>
  sql<WallDateTime>`to_char(${sql.raw(edge)}(${freedTime.during}), 'YYYY-MM-DD"T"HH24:MI:SS')`

export async function addFreedTimes(tx: Database, freed: readonly FreedTime[]): Promise<void> {
  if (freed.length === 0) return
  await tx.insert(freedTime).values(freed.map(({ start, end, ...lift }) => ({ ...lift, during: `[${start},${end})` })))
}

/** A freed time that may be offered. */
export interface OfferableTime extends FreedTime {
  readonly id: number
}

/** Most freed times that one round compares with the customers who wait. The next round has the rest. */
const MOST_TIMES = 50

/**
 * Lists the freed times of a workshop that no hold overlaps, in time order. An overlapping hold is an offer that may
 * lapse, or a visitor's that may expire.
 */
export const listOfferable = (tx: Database, organizationId: number, now: WallDateTime): Promise<OfferableTime[]> =>
  tx
    .select({
      id: freedTime.id,
      organizationId: freedTime.organizationId,
      resourceId: freedTime.resourceId,
      start: wallClock('lower'),
      end: wallClock('upper'),
    })
    .from(freedTime)
    .where(
      and(
        eq(freedTime.organizationId, organizationId),
        sql`upper(${freedTime.during}) > ${now}::timestamp`,
        notExists(
          tx
            .select({ id: reservation.id })
            .from(reservation)
            .where(
              and(
                eq(reservation.resourceId, freedTime.resourceId),
                sql`${reservation.during} && ${freedTime.during}`,
                eq(reservation.kind, 'hold'),
                gt(reservation.expiresAt, sql`now()`),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(freedTime.during), asc(freedTime.resourceId))
    .limit(MOST_TIMES)

/** Deletes freed times that nobody wants, and those that have passed. They are free for everybody. */
export async function dropFreedTimes(
  tx: Database,
  organizationId: number,
  unwanted: readonly number[],
  now: WallDateTime,
): Promise<void> {
  const isUnwanted = unwanted.length === 0 ? undefined : inArray(freedTime.id, [...unwanted])
  const hasPassed = sql`upper(${freedTime.during}) <= ${now}::timestamp`
  await tx.delete(freedTime).where(and(eq(freedTime.organizationId, organizationId), or(isUnwanted, hasPassed)))
}

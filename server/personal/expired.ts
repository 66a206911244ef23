/** Finds and locks records that are kept for no longer. */
import { and, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { addDays, type WallDate } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import { booking, visitBegins } from '../platform/database/schema/bookings'

/** Most records per transaction, so that erasing does not block other queries for long. */
export const BATCH = 200

/** Midnight in Helsinki before the first day that is kept. */
const midnight = (kept: WallDate): SQL => sql`(${kept}::timestamp at time zone 'Europe/Helsinki')`

/** The first day of which records are still kept, if they are kept for `days`. */
export const firstKept = (today: WallDate, days: number): WallDate => addDays(today, -days)

/** The condition for rows that were created before the first kept day. */
export const createdBefore = (createdAt: PgColumn, kept: WallDate): SQL => sql`${createdAt} < ${midnight(kept)}`

/**
 * The condition for bookings whose visit, requested day or cancellation is before the first kept day, and from which
 * nobody can withdraw any more.
 */
const endedBefore = (kept: WallDate, today: WallDate): SQL | undefined =>
  and(
    or(
      sql`(${booking.cancelledAt} is null and ${visitBegins} < ${kept})`,
      sql`${booking.cancelledAt} < ${midnight(kept)}`,
      // Saved without a day by an early version.
      and(sql`${visitBegins} is null`, createdBefore(booking.createdAt, kept)),
    ),
    sql`coalesce(${booking.document}->'withdrawal'->>'until', '') < ${today}`,
  )

/** Locks ended bookings. Skips those that another process has locked. */
export const lockEnded = (tx: Database, kept: WallDate, today: WallDate) =>
  tx
    .select({ id: booking.id, sessionId: booking.sessionId })
    .from(booking)
    .where(endedBefore(kept, today))
    .limit(BATCH)
    .for('update', { skipLocked: true })

/** Erases the drafts of ended bookings, whose documents stay. Returns how many. */
export async function eraseDrafts(tx: Database, kept: WallDate, today: WallDate): Promise<number> {
  const ended = tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(isNotNull(booking.draft), endedBefore(kept, today)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const erased = await tx
    .update(booking)
    .set({ draft: null })
    .where(sql`${booking.id} in (${ended})`)
    .returning({ one: sql`1` })
  return erased.length
}

/** Locks rows that were created before the first kept day. Resolves to their ids. */
export async function lockOld(
  tx: Database,
  table: PgTable & { readonly createdAt: PgColumn },
  id: PgColumn,
  kept: WallDate,
): Promise<string[]> {
  const old = await tx
    .select({ id: sql<string>`${id}::text` })
    .from(table)
    .where(createdBefore(table.createdAt, kept))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return old.map((row) => row.id)
}

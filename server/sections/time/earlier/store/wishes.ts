/** Wishes for an earlier time. The caller has locked the workshop. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import type { WallDateTime } from '#shared/date/wall-clock'
import { first, type Database } from '../../../../platform/database/database'
import { booking } from '../../../../platform/database/schema/bookings'
import { earlierWish } from '../../../../platform/database/schema/earlier-times'

/** Most customers that one freed time is compared with. */
const MOST_WAITING = 500

/** Stores a wish, or replaces it without its place in the order of asking. */
export async function storeWish(tx: Database, row: Omit<typeof earlierWish.$inferInsert, 'askedAt'>): Promise<void> {
  const { bookingId: _, ...changed } = row
  await tx.insert(earlierWish).values(row).onConflictDoUpdate({ target: earlierWish.bookingId, set: changed })
}

/** Loads the wish of a booking, or null if there is none. */
export const readWish = (db: Database, bookingId: string): Promise<EarlierTimeWish | null> =>
  first(
    db
      .select({
        earliest: earlierWish.earliest,
        weekdays: earlierWish.weekdays,
        shift: earlierWish.shift,
        noticeHours: earlierWish.noticeHours,
      })
      .from(earlierWish)
      .where(eq(earlierWish.bookingId, bookingId)),
  )

/** Returns the workshop of a booking's wish, or null without a wish. */
export async function workshopOfWish(db: Database, bookingId: string): Promise<number | null> {
  const [found] = await db
    .select({ id: earlierWish.organizationId })
    .from(earlierWish)
    .where(eq(earlierWish.bookingId, bookingId))
  return found?.id ?? null
}

/** Deletes a wish. Returns false if there was none. */
export async function deleteWish(tx: Database, bookingId: string): Promise<boolean> {
  const deleted = await tx
    .delete(earlierWish)
    .where(eq(earlierWish.bookingId, bookingId))
    .returning({ id: earlierWish.bookingId })
  return deleted.length > 0
}

/** Whether any customer of the workshop has a wish. */
export const isAnyWaiting = async (db: Database, organizationId: number): Promise<boolean> =>
  (
    await db
      .select({ id: earlierWish.bookingId })
      .from(earlierWish)
      .where(eq(earlierWish.organizationId, organizationId))
      .limit(1)
  ).length > 0

const starts = sql<WallDateTime>`to_char(${earlierWish.starts}, 'YYYY-MM-DD"T"HH24:MI:SS')`

/** The workshop has not received the car. */
const isAwaited = sql`coalesce(${booking.document}->'visit_state'->>'state', 'BOOKED') = 'BOOKED'`

/** Lists the customers whose visit is after `from`, the first to ask first, with their bookings. */
export const waitingFor = (tx: Database, organizationId: number, from: WallDateTime) =>
  tx
    .select({
      bookingId: earlierWish.bookingId,
      starts,
      earliest: earlierWish.earliest,
      weekdays: earlierWish.weekdays,
      shift: earlierWish.shift,
      noticeHours: earlierWish.noticeHours,
      draft: booking.draft,
      document: booking.document,
      /** True if the customer has an open offer. Nobody has two. */
      hasOffer: sql<boolean>`exists (
        select from earlier_offer where booking_id = ${earlierWish.bookingId} and state = 'OPEN'
      )`,
    })
    .from(earlierWish)
    .innerJoin(booking, eq(booking.id, earlierWish.bookingId))
    .where(and(eq(earlierWish.organizationId, organizationId), gt(earlierWish.starts, from), isAwaited))
    .orderBy(asc(earlierWish.askedAt), asc(earlierWish.bookingId))
    .limit(MOST_WAITING)

/** Returns the start of the last visit whose customer waits at the workshop, or null if nobody waits. */
export async function lastWaiting(tx: Database, organizationId: number): Promise<WallDateTime | null> {
  const [found] = await tx
    .select({ starts: sql<WallDateTime | null>`to_char(max(${earlierWish.starts}), 'YYYY-MM-DD"T"HH24:MI:SS')` })
    .from(earlierWish)
    .where(eq(earlierWish.organizationId, organizationId))
  return found?.starts ?? null
}

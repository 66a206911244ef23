/** Tokens of the desk's calendars, and what such a calendar shows. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { WallDate } from '#shared/date/wall-clock'
import { beginsWithin, workshopOfBooking } from '../booking-document/begins'
import { first, type Database } from '../platform/database/database'
import { booking, visitBegins } from '../platform/database/schema/bookings'
import { organization } from '../platform/database/schema/chain'
import { calendarFeed } from '../platform/database/schema/visits'
import { hashed, randomToken } from '../platform/secrets'

/** Makes a token that reads the calendar of a workshop. Only its hash is stored. */
export async function addFeed(db: Database, organizationId: number): Promise<string> {
  const token = randomToken()
  await db.insert(calendarFeed).values({ tokenHash: hashed(token), organizationId })
  return token
}

/** Revokes all tokens of a workshop. Returns how many there were. */
export async function removeFeeds(db: Database, organizationId: number): Promise<number> {
  const removed = await db
    .delete(calendarFeed)
    .where(eq(calendarFeed.organizationId, organizationId))
    .returning({ tokenHash: calendarFeed.tokenHash })
  return removed.length
}

/** Finds the workshop whose calendar a token reads, or null if the token is unknown or revoked. */
export const findFeed = (db: Database, token: string): Promise<{ readonly id: number; readonly name: string } | null> =>
  first(
    db
      .select({ id: organization.id, name: organization.name })
      .from(calendarFeed)
      .innerJoin(organization, eq(organization.id, calendarFeed.organizationId))
      .where(eq(calendarFeed.tokenHash, hashed(token))),
  )

/** Lists a workshop's bookings that are not cancelled, for the days from `from` to `to`, both inclusive, in time order. */
export const listVisits = (db: Database, organizationId: number, from: WallDate, to: WallDate) =>
  db
    .select({
      id: booking.id,
      document: booking.document,
      version: booking.version,
      created: sql<string>`to_char(${booking.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(booking)
    .where(and(isNull(booking.cancelledAt), beginsWithin(from, to), sql`${workshopOfBooking} = ${organizationId}`))
    .orderBy(asc(visitBegins), asc(booking.id))

export type FeedVisit = Awaited<ReturnType<typeof listVisits>>[number]

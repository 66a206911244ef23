/** Details of a visit, for the people who read about it. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { weekday, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { first, type Database } from '../platform/database/database'
import { openingHours, organization, resource } from '../platform/database/schema/chain'

/** Loads the names of mechanics or lifts as customers see them. */
export async function resourceNames(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ name: sql<string>`coalesce(${resource.displayName}, ${resource.name})` })
    .from(resource)
    .where(inArray(resource.id, [...ids]))
    .orderBy(asc(resource.id))
  return rows.map(({ name }) => name)
}

/** A workshop's hours on one day, `HH:mm:ss`. The evening shift begins at `shiftChange`. */
export interface DayHours {
  readonly start: WallTime
  readonly end: WallTime
  readonly shiftChange: WallTime
}

/** Loads a workshop's hours on a date, or null if it is closed. */
export const hoursOn = (db: Database, organizationId: number, date: WallDate): Promise<DayHours | null> =>
  first(
    db
      .select({ start: openingHours.opens, end: openingHours.closes, shiftChange: organization.shiftChange })
      .from(openingHours)
      .innerJoin(organization, eq(organization.id, openingHours.organizationId))
      .where(and(eq(openingHours.organizationId, organizationId), eq(openingHours.weekday, weekday(date)))),
  )

/** Details of a visit, for the people who read about it. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { DifferingDay } from '#shared/api/nouns/settings'
import { addDays, minutesOf, timeFromMinutes, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { differingDays } from '../calendar/differing-days'
import { hoursOn } from '../calendar/opening-hours'
import { readExceptionsOf } from '../calendar/read-exceptions'
import type { Database } from '../platform/database/database'
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

/** Days before and after a visit on which its customer may come to the workshop. */
const NEAR_DAYS = 7

/** Loads a workshop's hours on a date, null if it is closed, and the days around it on which its desk has other hours. */
export async function hoursAround(
  db: Database,
  organizationId: number,
  date: WallDate,
): Promise<{ readonly hours: DayHours | null; readonly differing: readonly DifferingDay[] }> {
  const [first, last] = [addDays(date, -NEAR_DAYS), addDays(date, NEAR_DAYS)]
  const rows = await db
    .select({ row: openingHours, of: organization })
    .from(openingHours)
    .innerJoin(organization, eq(organization.id, openingHours.organizationId))
    .where(eq(openingHours.organizationId, organizationId))
  const [known] = rows
  if (!known) return { hours: null, differing: [] }
  const hours = rows.map(({ row: { weekday, opens, closes, dayOnlyFrom } }) => ({
    weekday,
    open: minutesOf(opens),
    close: minutesOf(closes),
    dayOnlyFrom,
  }))
  const opening = { hours, exceptions: await readExceptionsOf(db, organizationId, first, last) }
  const { opens, closes, shiftChange } = known.of
  const found = hoursOn(opening, date)
  return {
    hours: found ? { start: timeFromMinutes(found.open), end: timeFromMinutes(found.close), shiftChange } : null,
    differing: differingDays({ ...opening, opening: opens, closing: closes }, first, last),
  }
}

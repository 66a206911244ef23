/** Workshops as the calendar sees them: hours, lifts, and what is taken on those. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { integer, object, string } from 'superstruct'
import { addDays, minutesOf, type WallDate } from '#shared/date/wall-clock'
import type { Hours, TakenTime, Workshop } from '../domain/calendar'
import { queryRows, type Database } from './database'
import { closedDay, openingHours, organization, resource } from './schema/chain'

/** The workshops of `ids`, in that order; unknown ones are left out. */
export async function findWorkshops(db: Database, ids: readonly number[]): Promise<Workshop[]> {
  if (ids.length === 0) return []
  const wanted = [...ids]
  const organizations = await db.select().from(organization).where(inArray(organization.id, wanted))
  const hours = await db.select().from(openingHours).where(inArray(openingHours.organizationId, wanted))
  const lifts = await db
    .select()
    .from(resource)
    .where(inArray(resource.organizationId, wanted))
    .orderBy(asc(resource.id))
  return wanted.flatMap((id) =>
    organizations
      .filter((one) => one.id === id)
      .map((one) => ({
        id,
        carenceDays: one.carenceDays,
        shiftChange: minutesOf(one.shiftChange),
        hours: hours.filter((row) => row.organizationId === id).map(hoursOf),
        hourService: one.hourService,
        resources: idsOf(lifts.filter((lift) => lift.organizationId === id && !lift.hourServiceOnly)),
        hourLanes: idsOf(lifts.filter((lift) => lift.organizationId === id && lift.hourServiceOnly)),
      })),
  )
}

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map((row) => row.id)

const hoursOf = (row: typeof openingHours.$inferSelect): Hours => ({
  weekday: row.weekday,
  open: minutesOf(row.opens),
  close: minutesOf(row.closes),
  dayOnlyFrom: row.dayOnlyFrom,
})

/** The closed days from `first` to `last`. */
export async function findClosedDays(db: Database, first: WallDate, last: WallDate): Promise<Set<WallDate>> {
  const rows = await db
    .select()
    .from(closedDay)
    .where(and(gte(closedDay.date, first), lte(closedDay.date, last)))
  return new Set(rows.map((row) => row.date))
}

/** An edge of the range as minutes of the wall clock, which is read as if it were UTC. */
const minutes = (edge: 'lower' | 'upper') => sql`floor(extract(epoch from ${sql.raw(edge)}(during)) / 60)::int`

/** All that is taken on a lift, `start end,start end`: a row for each would cost many times what is done with it. */
const Taken = object({ resource: integer(), times: string() })

/**
 * What is taken on the lifts from `first` to `last`: confirmed reservations, living holds, and absences. The hold of the
 * session that asks is left out, for it would give way to a new one.
 */
export async function findTakenTimes(
  db: Database,
  lifts: readonly number[],
  first: WallDate,
  last: WallDate,
  sessionId: string,
): Promise<TakenTime[]> {
  if (lifts.length === 0) return []
  const concerned = sql`
    resource_id in ${[...lifts]} and during && tsrange(${first}::timestamp, ${addDays(last, 1)}::timestamp)`
  const found = await queryRows(
    db,
    sql`
      select resource_id as resource, string_agg(${minutes('lower')} || ' ' || ${minutes('upper')}, ',') as times
      from (
        select resource_id, during from reservation
        where ${concerned}
          and (kind = 'confirmed' or (expires_at > now() and session_id <> ${sessionId}::uuid))
        union all
        select resource_id, during from resource_absence where ${concerned}
      ) as taken
      group by resource_id`,
    Taken,
  )
  return found.flatMap(({ resource, times }) =>
    times.split(',').map((time) => {
      const between = time.indexOf(' ')
      return { resource, start: Number(time.slice(0, between)), end: Number(time.slice(between + 1)) }
    }),
  )
}

/** Whether there is a workshop of this id. */
export async function workshopExists(db: Database, id: number): Promise<boolean> {
  return (await db.select({ id: organization.id }).from(organization).where(eq(organization.id, id))).length > 0
}

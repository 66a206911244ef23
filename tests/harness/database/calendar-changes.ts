/** Changes of workshops' calendars that another program makes in the database. */
import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import { addDays, type WallDate } from '#shared/date/wall-clock'
import type { Database } from '#server/platform/database/database'

export const RESERVATION_CHANGES = [
  'fill',
  'fill one lift',
  'fill mornings',
  'fill all',
  'fill in vain',
  'empty',
] as const
export const CHAIN_CHANGES = ['close', 'reopen', 'absence', 'shift', 'notice', 'hours'] as const
type Change = (typeof RESERVATION_CHANGES)[number] | (typeof CHAIN_CHANGES)[number]

const range = (from: string, until: string) => sql`tsrange(${from}::timestamp, ${until}::timestamp)`

const filled = (lifts: SQL, during: SQL) => sql`
  insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
  select id, organization_id, ${during}, 'confirmed', 'EXACT_TIME' from resource where id in (${lifts})
  on conflict do nothing`

/** Makes a change at a workshop. One that concerns days concerns the two that begin `day` days after `today`. */
export function changeCalendar(
  db: Database,
  what: Change,
  workshop: number,
  today: WallDate,
  day: number,
): Promise<unknown> {
  const date = addDays(today, day)
  const days = range(date, addDays(date, 2))
  const all = sql`select id from resource where organization_id = ${workshop}`
  const lift = sql`select min(id) from resource where organization_id = ${workshop}`
  if (what === 'fill in vain') return inVain(db, filled(all, days))
  const queries = {
    fill: filled(all, days),
    'fill one lift': filled(lift, range(today, addDays(date, 2))),
    'fill mornings': filled(all, range(date, `${date}T09:00:00`)),
    // Until the horizon of the first free times, 90 days.
    'fill all': filled(all, range(today, addDays(today, 91))),
    empty: sql`delete from reservation where organization_id = ${workshop} and during && ${days} and kind = 'confirmed'`,
    close: sql`insert into closed_day values (${date}) on conflict do nothing`,
    reopen: sql`delete from closed_day`,
    absence: sql`
      insert into resource_absence select id, ${days} from resource where organization_id = ${workshop}
      on conflict do nothing`,
    shift: sql`
      insert into resource_shift (resource_id, weekday, starts, ends)
      select (${lift}), extract(isodow from ${date}::date), '09:00', '10:00' on conflict do nothing`,
    notice: sql`update organization set carence_days = (carence_days + 1) % 3 where id = ${workshop}`,
    hours: sql`
      update opening_hours set closes = case closes when '10:00' then '11:30'::time else '10:00' end
      where organization_id = ${workshop}`,
  }
  return db.execute(queries[what])
}

/** Runs a query in a transaction that is rolled back. */
const inVain = (db: Database, query: SQL): Promise<unknown> =>
  expect(
    db.transaction(async (tx) => {
      await tx.execute(query)
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')

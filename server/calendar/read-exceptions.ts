import { sql } from 'drizzle-orm'
import { boolean, nullable, object, string } from 'superstruct'
import { minutesOf, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from '../platform/database/database'
import { grouped } from '../platform/database/grouped'
import { closedDay, openDay, workshopClosedDay, workshopOpenDay } from '../platform/database/schema/chain'
import type { DayException, DayExceptions } from './opening-hours'

/** Loads the days that differ, and returns those of a workshop by its id: the chain's, under its own. */
export async function readDayExceptions(db: Database): Promise<(organizationId: number) => DayExceptions> {
  const closed = await db.select().from(closedDay)
  const open = await db.select().from(openDay)
  const ownClosed = await db.select().from(workshopClosedDay)
  const ownOpen = await db.select().from(workshopOpenDay)
  const ofChain = exceptionsOf([...closed.map(closedOn), ...open.map(openOn)])
  const own = grouped(
    [
      ...ownClosed.map((row) => ({ id: row.organizationId, day: closedOn(row) })),
      ...ownOpen.map((row) => ({ id: row.organizationId, day: openOn(row) })),
    ],
    ({ id }) => id,
  )
  return (id) => {
    const days = own.get(id)
    return days ? { ...ofChain, ...exceptionsOf(days.map(({ day }) => day)) } : ofChain
  }
}

const Row = object({
  date: string(),
  closed: boolean(),
  opens: nullable(string()),
  closes: nullable(string()),
})

/** Loads the days of one workshop from `first` to `last` that differ. */
export async function readExceptionsOf(
  db: Database,
  organizationId: number,
  first: WallDate,
  last: WallDate,
): Promise<DayExceptions> {
  const rows = await queryRows(
    db,
    sql`
      select date::text, closed, opens::text, closes::text from (
        select 1 as rank, date, true as closed, null::time as opens, null::time as closes from closed_day
        union all select 1, date, false, opens, closes from open_day
        union all select 2, date, true, null, null from workshop_closed_day where organization_id = ${organizationId}
        union all select 2, date, false, opens, closes from workshop_open_day where organization_id = ${organizationId}
      ) as differing where date between ${first} and ${last} order by rank`,
    Row,
  )
  // The workshop's own days come last and overwrite those of the chain.
  return exceptionsOf(rows)
}

interface DifferingRow {
  readonly date: WallDate
  readonly closed: boolean
  readonly opens: WallTime | null
  readonly closes: WallTime | null
}

const closedOn = ({ date }: Pick<DifferingRow, 'date'>): DifferingRow => ({
  date,
  closed: true,
  opens: null,
  closes: null,
})
const openOn = (row: Omit<DifferingRow, 'closed'>): DifferingRow => ({ ...row, closed: false })

const exceptionsOf = (rows: readonly DifferingRow[]): DayExceptions =>
  Object.fromEntries(
    rows.map(({ date, closed, opens, closes }): [WallDate, DayException] => [
      date,
      closed
        ? 'closed'
        : { open: opens === null ? null : minutesOf(opens), close: closes === null ? null : minutesOf(closes) },
    ]),
  )

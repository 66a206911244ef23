/** When lifts cannot be had: what is reserved on them, what is held for somebody, and their absences. */
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { integer, nullable, number, object, string } from 'superstruct'
import type { WallDate } from '#shared/date/wall-clock'
import type { TakenTime } from '../domain/calendar'
import { grouped } from '../grouped'
import { queryRows, statement, type Database } from './database'

/** An edge of the range as minutes of the wall clock, which is read as if it were UTC. */
const minutes = (edge: 'lower' | 'upper') => sql`floor(extract(epoch from ${sql.raw(edge)}(during)) / 60)::int`
/** `resource start end,resource start end`: a row for each would cost many times what is done with it. */
const aggregated = sql`string_agg(resource_id || ' ' || ${minutes('lower')} || ' ' || ${minutes('upper')}, ',')`

const timesIn = (text: string): TakenTime[] =>
  text.split(',').map((one) => {
    const [resource = 0, start = 0, end = 0] = one.split(' ').map(Number)
    return { resource, start, end }
  })

/** The absences of all resources, by resource. */
export async function readAbsences(db: Database): Promise<Map<number, TakenTime[]>> {
  const [found] = await queryRows(
    db,
    sql`select ${aggregated} as times from resource_absence`,
    object({ times: nullable(string()) }),
  )
  return grouped(found?.times ? timesIn(found.times) : [], (one) => one.resource)
}

/** What is reserved for good on the lifts from a day on. */
export async function readReserved(db: Database, lifts: readonly number[], from: WallDate): Promise<TakenTime[]> {
  if (lifts.length === 0) return []
  const rows = await queryRows(
    db,
    sql`
      select ${aggregated} as times from reservation
      where resource_id in ${[...lifts]} and during && tsrange(${from}::timestamp, null) and kind = 'confirmed'
      group by resource_id`,
    object({ times: string() }),
  )
  return rows.flatMap(({ times }) => timesIn(times))
}

function heldAt(organizationId: SQL | Placeholder): SQL {
  return sql`
    select ${aggregated} from reservation
    where organization_id = ${organizationId} and kind = 'hold' and expires_at > now()
      and session_id <> ${sql.placeholder('sessionId')}::uuid`
}

const Now = object({ id: integer(), chain: number(), reserved: number(), held: nullable(string()) })

/** How things stand at a workshop: by the numbers of `schema/revisions.ts`, and with what is held for anybody. */
export interface Standing {
  readonly id: number
  readonly chain: number
  readonly reserved: number
  /** As `timesIn` reads it; null for nothing. */
  readonly held: string | null
}

/** One statement for one workshop, which is what nearly everybody asks for: PostgreSQL then plans it once and for all. */
const standingAtOne = statement(
  'standing',
  sql`
    select ${sql.placeholder('id')}::int as id, (select revision::float8 from chain_revision) as chain,
      coalesce(
        (select revision::float8 from workshop_revision where organization_id = ${sql.placeholder('id')}), 0
      ) as reserved,
      (${heldAt(sql.placeholder('id'))}) as held`,
  Now,
)
const standingAtMany = statement(
  'standing-at-many',
  sql`
    select wanted.id, (select revision::float8 from chain_revision) as chain,
      coalesce(workshop_revision.revision::float8, 0) as reserved, (${heldAt(sql`wanted.id`)}) as held
    from unnest(${sql.placeholder('ids')}::int[]) as wanted (id)
    left join workshop_revision on workshop_revision.organization_id = wanted.id`,
  Now,
)

/** How things stand at each workshop of `ids`, by the database's clock; what the session itself holds is left out. */
export function readStanding(db: Database, ids: readonly number[], sessionId: string): Promise<Standing[]> {
  const [id] = ids
  return ids.length === 1 ? standingAtOne(db, { id, sessionId }) : standingAtMany(db, { ids, sessionId })
}

/** What is held at a workshop. */
export const heldTimes = ({ held }: Standing): TakenTime[] => (held === null ? [] : timesIn(held))

/** The number of the chain alone. */
export async function readChainRevision(db: Database): Promise<number> {
  const [found] = await queryRows(db, sql`select revision::float8 from chain_revision`, object({ revision: number() }))
  if (!found) throw new Error('the chain has no revision')
  return found.revision
}

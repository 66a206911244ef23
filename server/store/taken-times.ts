/** When lifts cannot be had: what is reserved on them, what is held for somebody, and their absences. */
import { sql } from 'drizzle-orm'
import { integer, nullable, number, object, string } from 'superstruct'
import type { WallDate } from '#shared/date/wall-clock'
import type { TakenTime } from '../domain/calendar'
import { grouped } from '../grouped'
import { queryRows, statement, type Database } from './database'
import { batchPerTurn } from './batch-per-turn'

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

/** How things stand at a workshop: by the numbers of `schema/revisions.ts`, and with what is held for anybody. */
export interface Standing {
  readonly id: number
  readonly chain: number
  readonly reserved: number
  /** As `timesIn` reads it; null for nothing. */
  readonly held: string | null
}

/** Of which workshops a session wants to know. */
interface Wanted {
  readonly ids: readonly number[]
  readonly sessionId: string
}

/** A row for each workshop that is wanted, with the place of who wants it. */
const standings = statement(
  'standings',
  sql`
    select wanted.id, wanted.by, (select revision::float8 from chain_revision) as chain,
      coalesce(workshop_revision.revision::float8, 0) as reserved, (
        select ${aggregated} from reservation
        where organization_id = wanted.id and kind = 'hold' and expires_at > now()
          and session_id <> wanted.session_id
      ) as held
    from unnest(
      ${sql.placeholder('ids')}::int[], ${sql.placeholder('sessionIds')}::uuid[], ${sql.placeholder('by')}::int[]
    ) as wanted (id, session_id, by)
    left join workshop_revision on workshop_revision.organization_id = wanted.id`,
  object({ id: integer(), by: integer(), chain: number(), reserved: number(), held: nullable(string()) }),
)
const standingsOf = batchPerTurn(async (db, asked: readonly Wanted[]) => {
  const wanted = asked.flatMap(({ ids, sessionId }, by) => ids.map((id) => ({ id, sessionId, by })))
  const found = await standings(db, {
    ids: wanted.map(({ id }) => id),
    sessionIds: wanted.map(({ sessionId }) => sessionId),
    by: wanted.map(({ by }) => by),
  })
  const byAsker = grouped(found, ({ by }) => by)
  return new Map(asked.map((one, by): [Wanted, Standing[]] => [one, byAsker.get(by) ?? []]))
})

/** How things stand at each workshop of `ids`, by the database's clock; what the session itself holds is left out. */
export const readStanding = async (db: Database, ids: readonly number[], sessionId: string): Promise<Standing[]> =>
  (await standingsOf(db, { ids, sessionId })) ?? []

/** What is held at a workshop. */
export const heldTimes = ({ held }: Standing): TakenTime[] => (held === null ? [] : timesIn(held))

/** The number of the chain alone. */
export async function readChainRevision(db: Database): Promise<number> {
  const [found] = await queryRows(db, sql`select revision::float8 from chain_revision`, object({ revision: number() }))
  if (!found) throw new Error('the chain has no revision')
  return found.revision
}

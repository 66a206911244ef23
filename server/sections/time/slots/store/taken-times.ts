/** Times when lifts are taken: confirmed reservations, holds and absences. */
import { sql } from 'drizzle-orm'
import { integer, nullable, number, object, string, type Infer } from 'superstruct'
import type { WallDate } from '#shared/date/wall-clock'
import type { TakenTime } from '../rules/calendar'
import { grouped } from '../../../../platform/database/grouped'
import { queryRows, preparedQuery, type Database } from '../../../../platform/database/database'
import { batchPerTurn } from '../../../../platform/database/batch-per-turn'

/** A bound of the range in wall-clock minutes since 1970, computed as if the wall clock were UTC. */
const minutes = (edge: 'lower' | 'upper') => sql`floor(extract(epoch from ${sql.raw(edge)}(during)) / 60)::int`
/** A time as `resource start end`. Times are read as one text, because one row per time would be many times slower. */
const time = sql`resource_id || ' ' || ${minutes('lower')} || ' ' || ${minutes('upper')}`
const aggregated = sql`string_agg(${time}, ',')`

/** Parses `resource start end,…`. What follows the end of a time is ignored. */
const timesIn = (text: string): TakenTime[] =>
  text.split(',').map((one) => {
    const [resource = 0, start = 0, end = 0] = one.split(' ').map(Number)
    return { resource, start, end }
  })

/** Loads the absences of all resources, by resource id. */
export async function readAbsences(db: Database): Promise<Map<number, TakenTime[]>> {
  const [found] = await queryRows(
    db,
    sql`select ${aggregated} as times from resource_absence`,
    object({ times: nullable(string()) }),
  )
  return grouped(found?.times ? timesIn(found.times) : [], (one) => one.resource)
}

/** Loads the confirmed reservations on the lifts from a day on. */
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

/** The revisions of a workshop's calendar (`schema/revisions.ts`) and the active holds there. */
export interface WorkshopState {
  readonly id: number
  readonly chain: number
  readonly reserved: number
  /** Holds as `resource start end workshop,…`; null for none. */
  readonly held: string | null
}

/** One session's request for the states of workshops. */
interface StatesRequest {
  readonly ids: readonly number[]
  readonly sessionId: string
}

const States = object({ by: integer(), chain: number(), reserved: nullable(string()), held: nullable(string()) })

/**
 * Returns a row per request; `by` is its number from 1. `reserved` has the revisions of its workshops in their order,
 * `held` the holds there as `resource start end workshop,…`. A row per workshop would make a request for a thousand of
 * them several times slower.
 */
const workshopStates = preparedQuery(
  'workshop-states',
  sql`
    select wanted.by::int, (select revision::float8 from chain_revision) as chain, (
        select string_agg(coalesce(revision, 0)::text, ',' order by place)
        from unnest(wanted.ids::int[]) with ordinality as one (id, place)
        left join workshop_revision on organization_id = id
      ) as reserved, (
        select string_agg(${time} || ' ' || workshop, ',' order by reservation.id)
        from unnest(wanted.ids::int[]) as one (workshop) join reservation on organization_id = workshop
        where kind = 'hold' and expires_at > now() and session_id <> wanted.session_id
      ) as held
    from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('sessionIds')}::uuid[])
      with ordinality as wanted (ids, session_id, by)`,
  States,
)
const statesOf = batchPerTurn(async (db, requests: readonly StatesRequest[]) => {
  const found = await workshopStates(db, {
    ids: requests.map(({ ids }) => `{${ids.join(',')}}`),
    sessionIds: requests.map(({ sessionId }) => sessionId),
  })
  return new Map(
    found.flatMap((row): [StatesRequest, WorkshopState[]][] => {
      const request = requests[row.by - 1]
      return request ? [[request, statesIn(request.ids, row)]] : []
    }),
  )
})

function statesIn(ids: readonly number[], { chain, reserved, held }: Infer<typeof States>): WorkshopState[] {
  const revisions = reserved?.split(',').map(Number) ?? []
  const holds = held === null ? null : grouped(held.split(','), (one) => Number(one.slice(one.lastIndexOf(' '))))
  return ids.map((id, place) => ({
    id,
    chain,
    reserved: revisions[place] ?? 0,
    held: holds?.get(id)?.join(',') ?? null,
  }))
}

/** Loads the state of each workshop of `ids`, by the database's clock, without the session's own hold. */
export const readStates = async (db: Database, ids: readonly number[], sessionId: string): Promise<WorkshopState[]> =>
  (await statesOf(db, { ids, sessionId })) ?? []

/** Parses the holds of a workshop. */
export const heldTimes = ({ held }: WorkshopState): TakenTime[] => (held === null ? [] : timesIn(held))

const chainRevision = preparedQuery(
  'chain-revision',
  sql`select revision::float8 from chain_revision`,
  object({ revision: number() }),
)

/** Loads the revision of the chain. */
export async function readChainRevision(db: Database): Promise<number> {
  const [found] = await chainRevision(db, {})
  if (!found) throw new Error('the chain has no revision')
  return found.revision
}

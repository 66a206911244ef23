/** Times when lifts are taken: confirmed reservations, holds and absences. */
import { sql } from 'drizzle-orm'
import { integer, nullable, number, object, string } from 'superstruct'
import type { WallDate } from '#shared/date/wall-clock'
import type { TakenTime } from '../rules/calendar'
import { grouped } from '../../../platform/database/grouped'
import { queryRows, statement, type Database } from '../../../platform/database/database'
import { batchPerTurn } from '../../../platform/database/batch-per-turn'

/** A bound of the range in wall-clock minutes since 1970, computed as if the wall clock were UTC. */
const minutes = (edge: 'lower' | 'upper') => sql`floor(extract(epoch from ${sql.raw(edge)}(during)) / 60)::int`
/** `resource start end,resource start end` as one text, because one row per time would be many times slower. */
const aggregated = sql`string_agg(resource_id || ' ' || ${minutes('lower')} || ' ' || ${minutes('upper')}, ',')`

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
  /** Holds in the format of `timesIn`; null for none. */
  readonly held: string | null
}

/** One session's request for the states of workshops. */
interface StatesRequest {
  readonly ids: readonly number[]
  readonly sessionId: string
}

/** Returns a row per requested workshop; `by` is the index of the request. */
const workshopStates = statement(
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
const statesOf = batchPerTurn(async (db, requests: readonly StatesRequest[]) => {
  const wanted = requests.flatMap(({ ids, sessionId }, by) => ids.map((id) => ({ id, sessionId, by })))
  const found = await workshopStates(db, {
    ids: wanted.map(({ id }) => id),
    sessionIds: wanted.map(({ sessionId }) => sessionId),
    by: wanted.map(({ by }) => by),
  })
  const byRequest = grouped(found, ({ by }) => by)
  return new Map(requests.map((one, by): [StatesRequest, WorkshopState[]] => [one, byRequest.get(by) ?? []]))
})

/** Loads the state of each workshop of `ids`, by the database's clock, without the session's own hold. */
export const readStates = async (db: Database, ids: readonly number[], sessionId: string): Promise<WorkshopState[]> =>
  (await statesOf(db, { ids, sessionId })) ?? []

/** Parses the holds of a workshop. */
export const heldTimes = ({ held }: WorkshopState): TakenTime[] => (held === null ? [] : timesIn(held))

const chainRevision = statement(
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

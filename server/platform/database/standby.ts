import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { boolean, number, object, string, type Infer } from 'superstruct'
import { batchPerTurn } from './batch-per-turn'
import { queryRows, type Database } from './database'
import { openPool } from './pool'
import { silentSocket } from './silent-socket'
import { isUnavailable } from './unavailable'

/** How long the standby may take, in milliseconds. The primary must still be able to answer the same call in time. */
const SILENT_MS = 2_000
const TIMES = { connectionTimeoutMillis: 1_000, idleTimeoutMillis: 1_500, statement_timeout: 1_500 }
/** How long a standby that failed is left alone, so that not every call waits for it. */
const REST_MS = 5_000

/** Which of the two answered a call that the standby may answer. */
export type AnsweredBy = 'standby' | 'primary'

/** A standby that answers reads, but never with less than the primary had when the read began. */
export interface Standby {
  readonly db: Database
  /** Runs the first function if the standby has caught up. If it has not, or fails, runs the second one. */
  readonly read: <T>(onStandby: () => Promise<T>, onPrimary: () => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

export interface StandbyOptions {
  readonly primary: Database
  /** Address of the standby, with one host. */
  readonly url: string
  /** Maximum number of connections to it. */
  readonly connections: number
  readonly onRead: (by: AnsweredBy) => void
}

/** Opens the standby of a primary. Does not connect yet, because the server also serves without it. */
export function openStandby({ primary, url, connections, onRead }: StandbyOptions): Standby {
  const pool = openPool([url], { max: connections, ...TIMES, stream: () => silentSocket(SILENT_MS) })
  const db = drizzle(pool)
  let restsUntil = 0

  const readThere = async <T>(onStandby: () => Promise<T>): Promise<{ readonly value: T } | null> => {
    const position = await positionOf(primary, '')
    try {
      return position && (await hasReached(db, position)) ? { value: await onStandby() } : null
    } catch (error) {
      // Any other error, such as a refusal, is for the primary to repeat.
      if (isUnavailable(error)) restsUntil = performance.now() + REST_MS
      return null
    }
  }

  return {
    db,
    read: async (onStandby, onPrimary) => {
      const read = performance.now() < restsUntil ? null : await readThere(onStandby)
      onRead(read ? 'standby' : 'primary')
      return read ? read.value : onPrimary()
    },
    close: () => pool.end(),
  }
}

/** A place in a log. `database` names the cluster, which a copy keeps, and the database. */
const Position = object({ lsn: string(), timeline: number(), database: string() })
const DATABASE = sql`(select system_identifier from pg_control_system()) || '/' || current_database()`

/**
 * Reads how far the primary's log goes, once for all calls of a turn. The commit of each earlier answer is before it. Without
 * synchronous commits, a commit is visible before it is written to the log's file. A primary that became a standby has none.
 */
const positionOf = batchPerTurn(async (primary, keys: readonly string[]) => {
  const [position] = await queryRows(
    primary,
    sql`
      select case current_setting('synchronous_commit')
          when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_lsn() end::text as lsn,
        ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
        ${DATABASE} as database
      where not pg_is_in_recovery()`,
    Position,
  )
  return new Map(position ? keys.map((key) => [key, position] as const) : [])
})

/**
 * Whether the standby has replayed the primary's log up to a position. It must also follow the same timeline: a former
 * primary, and a standby that lost its primary, may be further ahead in a log that no longer counts. So may be a copy of
 * another database, if the address is wrong.
 */
async function hasReached(standby: Database, position: Infer<typeof Position>): Promise<boolean> {
  const { lsn, timeline, database } = position
  const [row] = await queryRows(
    standby,
    sql`
      select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn and received_tli = ${timeline} and ${DATABASE} = ${database} as reached
      from pg_stat_wal_receiver where status = 'streaming' and received_tli is not null`,
    object({ reached: boolean() }),
  )
  return row?.reached === true
}

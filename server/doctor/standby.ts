import { Client } from 'pg'
import { boolean, create, object } from 'superstruct'
import { good, PATIENCE_MS, reasonOf, wrong, type Finding } from './finding'

const State = object({ isStandby: boolean(), maySee: boolean(), follows: boolean() })
const QUERY = `
  select pg_is_in_recovery() as "isStandby",
    pg_has_role(current_user, 'pg_read_all_stats', 'usage') as "maySee",
    exists (select from pg_stat_wal_receiver where status = 'streaming') as "follows"`

/** Tells whether the standby that shall answer reads can do so. Bookings do not need it. */
export async function checkStandby(url: string): Promise<readonly Finding[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    // As the server connects, so that a pooler which refuses it is found.
    statement_timeout: PATIENCE_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return [findingOf(create((await client.query(QUERY)).rows[0], State))]
  } catch (error) {
    return [
      wrong('standby', reasonOf(error), 'check that it runs, and DATABASE_READ_URL; the primary answers meanwhile'),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

function findingOf({ isStandby, maySee, follows }: typeof State.TYPE): Finding {
  if (!isStandby) return wrong('standby', 'it is a primary', 'name a standby in DATABASE_READ_URL')
  if (!maySee) return wrong('standby', 'its state is hidden', 'grant pg_read_all_stats to the role, on the primary')
  return follows
    ? good('standby', 'follows its primary')
    : wrong('standby', 'it follows no primary', 'see its log; the primary answers meanwhile')
}

import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { boolean, create, nullable, number, object, string } from 'superstruct'
import type { Config } from '../config'
import { sqlState } from '../platform/database/database'
import { migrations } from '../platform/database/migrations-folder'
import { SERVER_TIMES } from '../platform/database/open'
import { POOLER_REFUSES, POOLER_REMEDY } from '../start-fault'
import { calendarIn } from './calendar'
import { good, MOST_SECONDS_APART, PATIENCE_MS, reasonOf, wrong, type Finding } from './finding'

const OLDEST = 150_000

const State = object({
  version: number(),
  mayCreate: boolean(),
  extension: nullable(string()),
  isReplica: boolean(),
  isDurable: boolean(),
  connections: number(),
  epoch: number(),
  hasMigrations: boolean(),
  hasCalendar: boolean(),
})
const QUERY = `
  select current_setting('server_version_num')::int as "version",
    has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as "mayCreate",
    (select default_version from pg_available_extensions where name = 'btree_gist') as "extension",
    pg_is_in_recovery() as "isReplica",
    current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as "isDurable",
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "connections",
    extract(epoch from clock_timestamp())::float8 as "epoch",
    to_regclass('drizzle.__drizzle_migrations') is not null as "hasMigrations",
    to_regclass('open_day') is not null as "hasCalendar"`

export async function checkPostgres({
  databaseUrl,
  databaseConnections,
  isDatabasePooled,
}: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'isDatabasePooled'>): Promise<readonly Finding[]> {
  const client = new Client({
    connectionString: databaseUrl ?? '',
    connectionTimeoutMillis: PATIENCE_MS,
    // As the server connects, so that a pooler which refuses them is found.
    ...(!isDatabasePooled && SERVER_TIMES),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const state = create((await client.query(QUERY)).rows[0], State)
    return [
      ...checkServer(state, databaseConnections),
      await checkMigrations(client, state.hasMigrations),
      ...(state.hasCalendar ? await calendarIn(client) : []),
    ]
  } catch (error) {
    const remedy =
      sqlState(error) === POOLER_REFUSES
        ? POOLER_REMEDY
        : 'check that it runs, and host, port, user, password and name in DATABASE_URL'
    return [wrong('database', reasonOf(error), remedy)]
  } finally {
    await client.end().catch(() => undefined)
  }
}

function checkServer(state: typeof State.TYPE, wanted: number): readonly Finding[] {
  const apart = Math.abs(state.epoch - Date.now() / 1000)
  return [
    state.version < OLDEST
      ? wrong('database', `PostgreSQL ${Math.floor(state.version / 10_000)}`, 'upgrade to 15 or newer')
      : good('database', `PostgreSQL ${Math.floor(state.version / 10_000)}`),
    state.extension === null
      ? wrong('extension', 'btree_gist is missing', 'install postgresql-contrib there')
      : good('extension', `btree_gist ${state.extension}`),
    state.mayCreate
      ? good('rights', 'may create tables')
      : wrong('rights', 'may not create tables', 'grant CREATE on the database and on its schema public'),
    state.isReplica
      ? wrong('writing', 'it is a read-only replica', 'name the primary server in DATABASE_URL')
      : good('writing', 'allowed'),
    state.isDurable
      ? good('durability', 'fsync and synchronous_commit are on')
      : wrong('durability', 'fsync or synchronous_commit is off', 'turn both on, or a power cut loses bookings'),
    wanted > state.connections
      ? wrong('connections', `${wanted} of at most ${state.connections}`, 'lower DATABASE_CONNECTIONS')
      : good('connections', `${wanted} of at most ${state.connections}`),
    apart > MOST_SECONDS_APART
      ? wrong('clock', `${apart.toFixed(0)} s apart from the database`, 'synchronise both clocks (NTP)')
      : good('clock', 'as the database'),
  ]
}

async function checkMigrations(client: Client, exist: boolean): Promise<Finding> {
  if (!exist) return good('tables', 'none yet; the first start creates them')
  const known = readMigrationFiles(migrations).length
  const applied = (await client.query('select id from drizzle.__drizzle_migrations')).rowCount ?? 0
  if (applied > known)
    return wrong(
      'tables',
      'of a newer release',
      'finish the upgrade; only the release before the newer one runs beside it',
    )
  return good(
    'tables',
    applied === known ? 'up to date' : `${known - applied} migrations behind; the next start applies them`,
  )
}

import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client, Pool, type PoolConfig } from 'pg'
import { StartError } from '../start-error'
import { serverFolder } from '../../folders'
import type { Database, OpenDatabase } from './database'
import { silentSocket } from './silent-socket'
import { traceStatements } from '../tracing/statement-spans'
import { SYNCED_START, SyncedFiles } from './synced-files'
import { unnamedStatements } from './unnamed-statements'

export const migrations = { migrationsFolder: join(serverFolder, 'platform/database/migrations') }
/** Advisory lock key. It must be unique in the database. */
const SETUP_LOCK = 7_230_119

/** Prepares a database after its migrations. It runs at every start, so it must be idempotent. */
export type Prepare = (db: Database) => Promise<void>

export interface PgliteOptions {
  /** Data directory, created if missing; the database is in memory without one. */
  readonly directory?: string
  /** A dump that the database is restored from. */
  readonly dump?: Blob
  readonly prepare?: Prepare
}

export interface OpenPglite extends OpenDatabase {
  readonly dump: () => Promise<Blob>
}

/** Opens the built-in database. Only one process may open a directory; the lock in `data-directory.ts` ensures that. */
export async function openPglite({ directory, dump, prepare }: PgliteOptions = {}): Promise<OpenPglite> {
  if (directory !== undefined) await mkdir(dirname(directory), { recursive: true, mode: 0o700 })
  const client = await PGlite.create({
    ...(directory === undefined ? {} : { fs: new SyncedFiles(directory), startParams: SYNCED_START }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { btree_gist },
  })
  const db = drizzlePglite(client)
  if (prepare) {
    await migratePglite(db, migrations)
    await prepare(db)
  }
  return { db, close: () => client.close(), dump: () => client.dumpDataDir('none') }
}

export interface PostgresOptions {
  readonly prepare?: Prepare
  /** Maximum number of connections. */
  readonly connections?: number
  /** Disables the timeouts, for commands of operators. */
  readonly patient?: boolean
  /** True for a pooler in transaction mode, such as PgBouncer. The role then has the timeouts of statements. */
  readonly pooled?: boolean
}

/** Silence after which a connection in use is given up. The server itself ends a slow statement before. */
const SILENT_MS = 7_500
/** Timeouts for visitors' requests, in milliseconds, so that a visitor knows within 10 s (SA-08). */
export const SERVER_TIMES = { statement_timeout: 7_000, idle_in_transaction_session_timeout: 10_000 }
const TIMES = {
  connectionTimeoutMillis: 7_000,
  // Less than the silence that breaks a connection, so that the pool closes its idle ones itself.
  idleTimeoutMillis: 5_000,
  stream: () => silentSocket(SILENT_MS),
}
/** How long the start waits for the database. */
const START_MS = 10_000

/** Opens a PostgreSQL database. Processes that start at once set it up one after another. */
export async function openPostgres(
  url: string,
  { prepare, connections = 10, patient = false, pooled = false }: PostgresOptions = {},
): Promise<OpenDatabase> {
  if (prepare) await setUp(url, prepare)
  // PgBouncer refuses these two with a new connection.
  const times = pooled ? TIMES : { ...TIMES, ...SERVER_TIMES }
  const pool = openPool({ connectionString: url, max: connections, ...(!patient && times) })
  if (pooled) pool.on('connect', unnamedStatements)
  return { db: drizzlePg(pool), close: () => pool.end() }
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config)
  // Without an error listener a broken connection would end the process; the pool replaces it at the next query.
  // The pool forwards only the errors of idle connections, so each connection also needs a listener of its own.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    traceStatements(client)
  })
  return pool
}

/** Migrates and prepares the database. Uses a separate pool without timeouts, because migrations can take long. */
async function setUp(url: string, prepare: Prepare): Promise<void> {
  await reach(url)
  const pool = openPool({ connectionString: url, max: 4 })
  try {
    const client = await pool.connect()
    try {
      const db = drizzlePg(pool)
      // Held by a transaction, so that it also works through a pooler.
      await client.query('begin')
      // The role may have timeouts, which are meant for visitors.
      await client.query('set local statement_timeout = 0')
      await client.query('set local idle_in_transaction_session_timeout = 0')
      await client.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK])
      await migratePg(db, migrations)
      await prepare(db)
      await client.query('commit')
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

/** Throws a `StartError` if the database does not accept this user. */
async function reach(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: START_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const remedy = 'check that the server runs, and the host, port, user, password and name in DATABASE_URL'
    throw new StartError(`DATABASE_URL: cannot connect: ${reasonOf(error)}; ${remedy}`)
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Returns the message of an error, or else its code, because an AggregateError of several addresses has no message. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && (error.message || ('code' in error && String(error.code)))) || 'unknown reason'

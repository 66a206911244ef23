import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool, type PoolConfig } from 'pg'
import { StartError } from '../start-error'
import type { Database, OpenDatabase } from './database'

const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }
/** Any number will do, as long as nothing else on the database locks by it. */
const SETUP_LOCK = 7_230_119

/** What to do with a database before it is used, after its migrations; must be repeatable. */
export type Prepare = (db: Database) => Promise<void>

export interface PgliteOptions {
  /** A directory, made if need be; in memory without one. */
  readonly directory?: string
  /** A dump to start from. */
  readonly dump?: Blob
  readonly prepare?: Prepare
}

export interface OpenPglite extends OpenDatabase {
  readonly dump: () => Promise<Blob>
}

/** Opens the built-in database. Only one process may have a directory open (`data-directory.ts` sees to it). */
export async function openPglite({ directory, dump, prepare }: PgliteOptions = {}): Promise<OpenPglite> {
  if (directory !== undefined) await mkdir(dirname(directory), { recursive: true })
  const client = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
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
  /** How many connections at most. */
  readonly connections?: number
  /** For commands that nobody waits for: statements may take their time. */
  readonly patient?: boolean
}

/** What nothing that a visitor waits for may take, in milliseconds; the page itself gives up after 20 s. */
const TIMES = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
}

/** Opens a PostgreSQL database. Several processes may start at once: they set it up one after another. */
export async function openPostgres(
  url: string,
  { prepare, connections = 10, patient = false }: PostgresOptions = {},
): Promise<OpenDatabase> {
  if (prepare) await setUp(url, prepare)
  const pool = openPool({ connectionString: url, max: connections, ...(!patient && TIMES) })
  return { db: drizzlePg(pool), close: () => pool.end() }
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config)
  // A connection that breaks is replaced at the next query; without a listener it would end the process. The pool listens
  // to the idle ones only: one that breaks in the middle of a transaction has to be listened to itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** On connections of its own: a migration may take its time. */
async function setUp(url: string, prepare: Prepare): Promise<void> {
  const pool = openPool({ connectionString: url, max: 4 })
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StartError(`DATABASE_URL: cannot connect: ${reasonOf(error)}`)
    })
    try {
      const db = drizzlePg(pool)
      await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
      await migratePg(db, migrations)
      await prepare(db)
      await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK])
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

/** An AggregateError of several addresses has a code but no message. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && (error.message || ('code' in error && String(error.code)))) || 'unknown reason'

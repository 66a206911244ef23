import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database'
import { migrations } from './migrations-folder'
import { openPool } from './pool'
import { makePrivate } from './private-files'
import { setUp, type Prepare } from './set-up'
import { silentSocket } from './silent-socket'
import { SYNCED_START, SyncedFiles } from './synced-files'
import { unnamedQueries } from './unnamed-queries'

export type { Prepare }

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
  const isNew = directory !== undefined && !existsSync(join(directory, 'PG_VERSION'))
  if (directory !== undefined) await mkdir(dirname(directory), { recursive: true, mode: 0o700 })
  const client = await PGlite.create({
    ...(directory === undefined ? {} : { fs: new SyncedFiles(directory), startParams: SYNCED_START }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { btree_gist },
  })
  // A new one is unpacked from an archive, whose modes replace those of the process (SA-03).
  if (isNew) await makePrivate(directory)
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
  /** True for a pooler in transaction mode, such as PgBouncer. The role then has the timeouts of queries. */
  readonly pooled?: boolean
}

/** Silence after which a connection in use is given up. The server itself ends a slow query before. */
const SILENT_MS = 7_500
/** Timeouts for visitors' requests, in milliseconds, so that a visitor knows within 10 s (SA-08). */
export const SERVER_TIMES = { statement_timeout: 7_000, idle_in_transaction_session_timeout: 10_000 }
const TIMES = {
  connectionTimeoutMillis: 7_000,
  // Less than the silence that breaks a connection, so that the pool closes its idle ones itself.
  idleTimeoutMillis: 5_000,
  stream: () => silentSocket(SILENT_MS),
}

/** Opens a PostgreSQL database. Processes that start at once set it up one after another. */
export async function openPostgres(
  url: string,
  { prepare, connections = 10, patient = false, pooled = false }: PostgresOptions = {},
): Promise<OpenDatabase> {
  if (prepare) await setUp(url, prepare)
  // PgBouncer refuses these two with a new connection.
  const times = pooled ? TIMES : { ...TIMES, ...SERVER_TIMES }
  const pool = openPool({ connectionString: url, max: connections, ...(!patient && times) })
  if (pooled) pool.on('connect', unnamedQueries)
  return { db: drizzlePg(pool), close: () => pool.end() }
}

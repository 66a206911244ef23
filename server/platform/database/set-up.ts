import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartError } from '../start-error'
import type { Database } from './database'
import { migrations } from './migrations-folder'
import { openPool } from './pool'

/** Prepares a database after its migrations. It runs at every start, so it must be idempotent. */
export type Prepare = (db: Database) => Promise<void>

/** Advisory lock key. It must be unique in the database. */
const SETUP_LOCK = 7_230_119
/** How long the start waits for the database. */
const START_MS = 10_000

/** Migrates and prepares the database. Uses a separate pool without timeouts, because migrations can take long. */
export async function setUp(url: string, prepare: Prepare): Promise<void> {
  await reach(url)
  const pool = openPool({ connectionString: url, max: 4 })
  try {
    const client = await pool.connect()
    try {
      const db = drizzle(pool)
      // Held by a transaction, so that it also works through a pooler.
      await client.query('begin')
      // The role may have timeouts, which are meant for visitors.
      await client.query('set local statement_timeout = 0')
      await client.query('set local idle_in_transaction_session_timeout = 0')
      await client.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK])
      await migrate(db, migrations)
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

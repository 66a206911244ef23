import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { Withdrawal } from '#shared/config/config'
import { createApp, type AppOptions } from '#server/app/app'
import { NO_BOUNDS } from '#server/holds/bounds/refuse-many'
import { businessClock } from '#server/platform/clock'
import type { Database, OpenDatabase } from '#server/platform/database/database'
import { openPostgres } from '#server/platform/database/open'
import { readServerSecret } from '#server/platform/database/server-secret'
import { BOOKINGS_ONLY, type VisitOptions } from '#server/sections/context'
import { unthrottled } from '#server/platform/throttle/throttle'
import { openKept } from '../database/kept-pglite'
import { createDatabase, databaseUrl, dropDatabase } from '../database/postgres'
import { TEST_CLOCK } from '../test-clock'

export interface TestAppOptions {
  /** Wall-clock time `YYYY-MM-DDTHH:mm`. */
  readonly clock?: string | undefined
  readonly holdSeconds?: number | undefined
  readonly holdLongestSeconds?: number | undefined
  /** The right of withdrawal that the chain grants; none by default. */
  readonly withdrawal?: Withdrawal | undefined
  /** Extensions that are switched on. */
  readonly extensions?: readonly string[] | undefined
  /** What the server does around a visit; nothing by default. */
  readonly visits?: Partial<VisitOptions>
  /** Sender of the mails; none by default. */
  readonly sender?: AppOptions['sender']
}

export interface TestApp {
  readonly app: { fetch(request: Request): Promise<Response> }
  readonly db: Database
  /** Name of the PostgreSQL database. Empty on PGlite. */
  readonly databaseName: string
  /** Options of the server, for creating another one on the same database. */
  readonly options: AppOptions
  /** Errors that the server logged. */
  readonly failures: unknown[]
  /** Closes the database. Throws if the server logged an error. */
  close(): Promise<void>
}

/** Creates the reference server on its own database, seeded by `seed-once.ts`. */
export async function createTestApp(asked: TestAppOptions = {}): Promise<TestApp> {
  const { db, close, databaseName } = await openSeeded()
  const failures: unknown[] = []
  const options = await optionsOn(db, failures, asked)
  return {
    app: createApp(options),
    db,
    databaseName,
    options,
    failures,
    close: async () => {
      await close()
      if (failures.length > 0) throw new AggregateError(failures, 'the server failed')
    },
  }
}

/** Options of a test server on any database. Logged errors are appended to `failures`. */
export const optionsOn = async (
  db: Database,
  failures: unknown[],
  {
    clock = TEST_CLOCK,
    holdSeconds = 600,
    holdLongestSeconds = 1800,
    withdrawal,
    extensions = [],
    visits,
    sender = null,
  }: TestAppOptions = {},
): Promise<AppOptions> => ({
  db,
  now: businessClock(`${clock}:00`),
  secret: await readServerSecret(db),
  tokenHeader: 'X-Process-Token',
  holdLifetime: { seconds: holdSeconds, longestSeconds: holdLongestSeconds },
  bounds: NO_BOUNDS,
  extensions,
  visits: { ...BOOKINGS_ONLY, ...visits },
  sender,
  throttle: unthrottled,
  withdrawal: withdrawal ?? null,
  log: { info: () => undefined, error: (_, error) => failures.push(error) },
})

async function openSeeded(): Promise<OpenDatabase & Pick<TestApp, 'databaseName'>> {
  if (!process.env['DATABASE_URL']) return { ...(await openKept()), databaseName: '' }
  const name = `huoltovaraus_test_${randomBytes(6).toString('hex')}`
  await createDatabase(name, inject('seeded'))
  const { db, close } = await openPostgres(databaseUrl(name))
  return {
    db,
    databaseName: name,
    close: async () => {
      await close()
      await dropDatabase(name)
    },
  }
}

/** Servers that share only a database, as in an installation with several processes. */
import { openPostgres } from '#server/platform/database/open'
import { createApp } from '#server/app/app'
import { NO_BOUNDS } from '#server/holds/bounds/refuse-many'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import type { Database } from '#server/platform/database/database'
import { admitInTurn } from '#server/platform/operations/admission'
import { isWholeProof } from '../proof-size'
import { databaseUrl } from '../database/postgres'
import { createTestApp, type TestApp, type TestAppOptions } from './server-app'
import { startProcess } from './server-process'

export interface Fetching {
  fetch(request: Request): Promise<Response>
}

export interface SeveralServers {
  readonly test: TestApp
  readonly servers: readonly Fetching[]
  /** One database pool for each server. On PGlite there is only one connection. */
  readonly databases: readonly Database[]
  readonly close: () => Promise<void>
}

const PROCESSES = 3
/** What a server logs on a machine that is too slow for so many concurrent requests. */
const TOO_SLOW = /timeout exceeded when trying to connect|the database does not answer/
/** Calls at once on a server in this process. */
const AT_ONCE = { all: 4, asking: 2 }

export interface SeveralOptions extends TestAppOptions {
  /** Whether the servers have the usual limits, as an installed one does. */
  readonly isBounded?: boolean
}

/**
 * Opens three servers on PostgreSQL: as separate processes in a whole proof, in this process with a pool each in a
 * sample. Opens one server on PGlite, which allows a single process.
 */
export async function openSeveral(options: SeveralOptions = {}): Promise<SeveralServers> {
  const test = await createTestApp(options)
  const bounds = { ...NO_BOUNDS, factor: options.isBounded ? 1 : 0 }
  const serverOn = (db: Database): Fetching => createApp({ ...test.options, bounds, admit: admitInTurn(AT_ONCE), db })
  if (!process.env['DATABASE_URL'])
    return {
      test,
      servers: [serverOn(test.db)],
      databases: [test.db],
      close: () => test.close(),
    }
  const url = databaseUrl(test.databaseName)
  const pools = await Promise.all(Array.from({ length: PROCESSES }, () => openPostgres(url, { patient: true })))
  const databases = pools.map(({ db }) => db)
  const processes = isWholeProof
    ? await Promise.all(
        pools.map(() =>
          startProcess({
            DATABASE_URL: url,
            THROTTLE: options.isBounded ? '1' : '0',
            HOLD_SECONDS: `${options.holdSeconds ?? 600}`,
            EARLIER_TIMES: options.extensions?.includes(EARLIER_TIME) ? '1' : '0',
          }),
        ),
      )
    : []
  const servers = isWholeProof
    ? processes.map((one): Fetching => ({ fetch: (request) => fetch(moved(request, one.url)) }))
    : databases.map(serverOn)
  return {
    test,
    servers,
    databases,
    close: async () => {
      await Promise.all(processes.map((one) => one.end('SIGTERM')))
      await Promise.all(pools.map((pool) => pool.close()))
      await test.close()
      const complaints = processes
        .flatMap((one) => one.stderr().split('\n'))
        .filter((line) => line !== '' && !TOO_SLOW.test(line))
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  }
}

/** Copies a request to another origin. */
export function moved(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(new URL(pathname + search, origin), request)
}

/** Servers that share nothing but one database, as an installation with several processes has them. */
import { openPostgres } from '#server/store/open'
import { createApp } from '#server/app'
import type { Database } from '#server/store/database'
import { isWholeProof } from './proof-size'
import { databaseUrl } from './postgres'
import { createTestApp, type TestApp, type TestAppOptions } from './server-app'
import { startProcess } from './server-process'

export interface Fetching {
  fetch(request: Request): Promise<Response>
}

export interface SeveralServers {
  readonly test: TestApp
  readonly servers: readonly Fetching[]
  /** A database connection, or pool of them, for each; on PGlite there is but one. */
  readonly databases: readonly Database[]
  readonly close: () => Promise<void>
}

const PROCESSES = 3

/**
 * On PostgreSQL three: as processes of their own where a proof runs whole, and in this process, with a pool each, in a
 * sample of it. On PGlite, which admits one process, one.
 */
export async function openSeveral(options: TestAppOptions = {}): Promise<SeveralServers> {
  const test = await createTestApp(options)
  if (!process.env['DATABASE_URL'])
    return { test, servers: [test.app], databases: [test.db], close: () => test.close() }
  const url = databaseUrl(test.databaseName)
  const pools = await Promise.all(Array.from({ length: PROCESSES }, () => openPostgres(url, { patient: true })))
  const databases = pools.map(({ db }) => db)
  const processes = isWholeProof
    ? await Promise.all(
        pools.map(() => startProcess({ DATABASE_URL: url, HOLD_SECONDS: `${options.holdSeconds ?? 600}` })),
      )
    : []
  const servers = isWholeProof
    ? processes.map((one): Fetching => ({ fetch: (request) => fetch(moved(request, one.url)) }))
    : databases.map((db): Fetching => createApp({ ...test.options, db }))
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
        // What a machine says that is too slow for so many at once.
        .filter((line) => line !== '' && !line.includes('timeout exceeded when trying to connect'))
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  }
}

/** The same request to another origin. */
function moved(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(new URL(pathname + search, origin), request)
}

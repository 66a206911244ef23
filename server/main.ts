/** Starts the server: the API, and the built SPA beside it. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import closeWithGrace from 'close-with-grace'
import { REST_ROOT } from '#shared/api/rest-root'
import { callerAddress } from './address'
import { createApp, type App } from './app'
import { businessClock } from './clock'
import { publicOrigin, readConfig, type Config } from './config'
import { lockDirectory } from './data-directory'
import { openDoor } from './desk/door'
import { listen } from './listen'
import { processLog } from './log'
import { nudgingAfterWrites, type Courier } from './mail/courier'
import { cleanMail, openMail } from './mail/open'
import { noPaymentProviders, sandboxProviders } from './providers/providers'
import { openSandbox, type OpenSandbox } from './sandbox/open'
import { seed } from './seed/seed'
import { sparse } from './sparse'
import { StartError } from './start-error'
import { earlyTexts } from './static/early-texts'
import { createStatic } from './static/files'
import type { Database, OpenDatabase } from './store/database'
import { openPglite, openPostgres } from './store/open'
import { readServerSecret } from './store/server-secret'
import { inheritedInfoTexts } from './store/info-texts'
import { removeExpired } from './store/sessions'
import { createTestHooks, TEST_HOOKS_ROOT } from './test-hooks'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const CLEANING_MS = 10 * 60_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const release = config.databaseUrl === null ? await lockDirectory(config.dataDir) : () => Promise.resolve()
  try {
    // The ports are taken before the database is opened: the commonest fault is told at once.
    const server = await listen(config.host, config.port, 'PORT')
    const sandbox = await openSandbox(config, server)
    const now = businessClock(config.clock)
    const database = await openDatabase(config, now())
    const { db } = database
    const { address } = server
    const courier = openMail({ db, config: config.mail, dataDir: config.dataDir, address, log: processLog })
    const answer = await everything(config, db, now, courier, sandbox)
    const listener = getRequestListener((request, { incoming }) =>
      answer(request, callerAddress(request, incoming.socket.remoteAddress, config.behindProxy)),
    )
    const desk = { db, now, log: processLog }
    const closeDoor = config.databaseUrl === null ? await openDoor(config.dataDir, desk) : () => Promise.resolve()
    // From here on nothing is waited for: whoever has seen an answer may stop the server, which then has to clean up.
    sandbox?.answer(db, processLog)
    server.answer((request, response) => void listener(request, response))
    const cleaning = setInterval(() => {
      removeExpired(db)
        .then(() => cleanMail(db, processLog))
        .catch((error: unknown) => processLog.error('cleaning', error))
    }, CLEANING_MS).unref()
    closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
      if (err) processLog.error('stopping after an error', err)
      clearInterval(cleaning)
      await Promise.all([server.close(), sandbox?.close()])
      await courier.stop()
      await closeDoor()
      await database.close()
      await release()
    })
    processLog.info(`Huoltovaraus: ${address}`)
    if (sandbox) processLog.info(`Payment sandbox: ${sandbox.address}`)
  } catch (error) {
    await release()
    throw error
  }
}

async function openDatabase({ databaseUrl, dataDir }: Config, now: string): Promise<OpenDatabase> {
  const prepare = (db: OpenDatabase['db']) => seed(db, now)
  return databaseUrl === null
    ? openPglite({ directory: join(dataDir, 'pglite'), prepare })
    : openPostgres(databaseUrl, prepare)
}

async function everything(
  config: Config,
  db: Database,
  now: () => string,
  courier: Courier,
  sandbox: OpenSandbox | null,
): Promise<App['fetch']> {
  const { apiPrefix, tokenHeader, holdSeconds, spaConfig, behindProxy } = config
  const secret = await readServerSecret(db)
  const app = createApp({
    ...(sandbox ? sandboxProviders(db, secret, sandbox.address) : noPaymentProviders),
    db,
    now,
    secret,
    log: processLog,
    apiPrefix,
    tokenHeader,
    holdSeconds,
    site: { publicOrigin: publicOrigin(config), behindProxy },
  })
  const answered = nudgingAfterWrites(app.fetch, courier)
  const api = config.sparse ? sparse(answered) : answered
  const infoTexts = earlyTexts((organizationId) => inheritedInfoTexts(db, organizationId))
  const files = createStatic({ root: DIST, spaConfig, infoTexts })
  const hooks = config.testHooks ? createTestHooks(db) : null
  return async (request, address) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(`${apiPrefix}${REST_ROOT}/`)) return api(request, address)
    return hooks && pathname.startsWith(TEST_HOOKS_ROOT) ? hooks(request) : files(request)
  }
}

start().catch((error: unknown) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else processLog.error('cannot start', error)
  process.exit(1)
})

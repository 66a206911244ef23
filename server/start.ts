import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { getPath } from 'hono/utils/url'
import { dateOf } from '#shared/date/wall-clock'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { REST_ROOT } from '#shared/api/rest-root'
import { callerAddress } from './http/headers/address'
import { createApp, type App } from './app/app'
import { businessClock } from './platform/clock'
import { publicOrigin, readConfig, visitOptionsOf, type Config } from './config'
import { releaseFollower } from './sections/time/earlier/index'
import { lockDirectory } from './platform/database/data-directory'
import { aroundOf } from './desk/around-of'
import { addVisit } from './demo/visit'
import { openDeskSocket } from './desk/socket-server'
import { nodeListener } from './http/node-listener'
import { listen } from './http/listen'
import { processLog } from './platform/log'
import { eraseExpired, type Retention } from './personal/erase-expired'
import { sentFolders } from './personal/sent-files'
import { installedProviders } from './installed-providers'
import { openLanes } from './lanes'
import { nudgingAfterWrites, type Lane } from './platform/outbox/lane'
import { telling } from './platform/operations/events'
import { admitInTurn, type AtOnce } from './platform/operations/admission'
import { openOperations, type Operations } from './platform/operations/open'
import { startPurging } from './app/purge'
import { startTending } from './app/tending'
import { openServerLog, type ServerLog } from './platform/operations/server-log'
import type { Providers } from './providers/providers'
import type { SmsSender } from './providers/sms'
import { tracedProviders } from './platform/tracing/traced-providers'
import { openSandbox } from './sandbox/open'
import { askUnpaid } from './sections/payments/card/index'
import { askOpenCredit } from './sections/payments/credit-bank/index'
import { proxyWarning } from './app/proxy-warning'
import { cachedRegister } from './sections/vehicle/index'
import { seed } from './seed/seed'
import { StartError } from './platform/start-error'
import { asStartError } from './start-fault'
import { earlyTexts } from './static/early-texts'
import { createStatic } from './static/files'
import { projectFolder } from './folders'
import type { Database, OpenDatabase } from './platform/database/database'
import { openPglite, openPostgres } from './platform/database/open'
import { readServerSecret } from './platform/database/server-secret'
import { inheritedInfoTexts } from './catalog/info-texts'
import { createThrottle, unthrottled } from './platform/throttle/throttle'
import { inNetworks } from './platform/throttle/network'
import { HEADERS } from './http/headers/response-headers'
import { transportSecurity } from './http/headers/transport-security'

/** Calls at once on the embedded database, which runs one transaction after the other. */
const AT_ONCE_EMBEDDED = { all: 4, asking: 1 }
/** Calls at once that ask for a time. At one workshop only one of them works, and the others wait for it. */
const ASKING = 2
/** Connections that calls leave to the sessions' lookups, the mails and the probes. */
const SPARE_CONNECTIONS = 3

const callsAtOnce = ({ databaseUrl, databaseConnections }: Config): AtOnce =>
  databaseUrl === null
    ? AT_ONCE_EMBEDDED
    : { all: Math.max(1, databaseConnections - SPARE_CONNECTIONS), asking: ASKING }

const DIST = join(projectFolder, 'dist')

export interface StartOptions {
  /** Resolves when the SPA has been built, to false if that failed. The database opens meanwhile. */
  readonly built?: Promise<boolean>
  /** Wraps the server's answers, for a program that composes the server itself. The shipped entries pass none. */
  readonly wrap?: (fetch: App['fetch'], db: Database) => App['fetch']
  /** The chain's provider of text messages. Without one they become files of the data directory. */
  readonly sms?: SmsSender
  /** The chain's other providers. A missing one is chosen by the configuration. */
  readonly providers?: Partial<Providers>
}

/** Starts the server, which serves the API and the built SPA. Prints the reason and exits with code 1 if it cannot start. */
export async function startServer(options: StartOptions = {}): Promise<void> {
  try {
    await start(options)
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
    else processLog.error('cannot start', error)
    process.exit(1)
  }
}

async function start(options: StartOptions): Promise<void> {
  const config = readConfig(process.env)
  const log = openServerLog(config.logLevel)
  try {
    await open(config, log, options)
  } catch (error) {
    throw asStartError(error, config)
  }
}

async function open(
  config: Config,
  log: ServerLog,
  { built = Promise.resolve(true), wrap = (fetch) => fetch, sms, providers: own }: StartOptions,
): Promise<void> {
  const security = transportSecurity({ publicOrigin: publicOrigin(config) })
  const release = config.databaseUrl === null ? await lockDirectory(config.dataDir) : () => Promise.resolve()
  try {
    // Listens before it opens the database, so that an occupied port, the most common fault, is reported at once.
    const server = await listen(config.host, config.port, 'PORT', security)
    const sandbox = await openSandbox(config, server)
    const now = businessClock(config.clock)
    const database = await openDatabase(config, now())
    if (!(await built)) {
      await database.close()
      throw new StartError('The app could not be built.')
    }
    const { db } = database
    const { address } = server
    const secret = await readServerSecret(db)
    const tell = telling({ log, secret })
    const lanes = openLanes({ config, db, now, address, secret, log, tell, sms })
    const operations = openOperations(db, log, config, { ...HEADERS.probe, ...security })
    const installed = installedProviders({ config, db, secret, sandboxOrigin: sandbox?.address ?? null, own })
    const traced = tracedProviders(installed)
    const register = { db, secret, register: traced.vehicleRegister, count: operations.lookedUp }
    // The server's own table of vehicles costs nothing, and a cache of it would be a second one.
    const providers = own?.vehicleRegister ? { ...traced, vehicleRegister: cachedRegister(register) } : traced
    const answer = wrap(await createFetch({ config, db, now, log, lanes, providers, operations }), db)
    const warnOfProxy = proxyWarning(log, config.behindProxy)
    const listener = nodeListener(
      (request, { incoming }) => {
        warnOfProxy(incoming)
        return answer(request, callerAddress(request, incoming.socket.remoteAddress, config.behindProxy))
      },
      { log, security },
    )
    const folders = sentFolders(config.dataDir)
    const desk = {
      db,
      now,
      log,
      folders,
      afterRelease: releaseFollower(config.extensions, now),
      around: aroundOf(config, address, tell),
      publicUrl: config.mail.publicUrl ?? address,
    }
    const closeDoor = config.databaseUrl === null ? await openDeskSocket(config.dataDir, desk) : () => Promise.resolve()
    // No `await` below: once the server answers, its caller may stop it, and `closeWithGrace` must clean up then.
    sandbox?.answer(db, log)
    server.answer((request, response) => void listener(request, response))
    const retention: Retention = {
      db,
      days: config.retention,
      today: () => dateOf(now()),
      folders,
      erased: (kind, count) => {
        tell('personal.erased', { kind, count })
        operations.erased(kind, count)
      },
    }
    const { cardPayments, creditBank } = providers
    const following = { db, now, visits: visitOptionsOf(config), tell }
    const stopPurging = startPurging(
      {
        db,
        cardPayments,
        log,
        tell,
        askPayments: async () => {
          await askUnpaid({ ...following, cardPayments }, log)
          await askOpenCredit({ ...following, creditBank }, log)
        },
        eraseExpired: () => eraseExpired(retention),
      },
      config.purgeSeconds,
    )
    const stopTending = config.extensions.includes(EARLIER_TIME) ? startTending({ db, now, log, tell }) : null
    closeWithGrace({ delay: (10 + config.drainSeconds) * 1000, logger: false }, async ({ err }) => {
      if (err) log.error('stopping after an error', err)
      operations.stopping()
      await Promise.all([server.close(config.drainSeconds * 1000), sandbox?.close(), stopPurging(), stopTending?.()])
      await lanes.stop()
      await closeDoor()
      await database.close()
      await release()
      log.flush()
    })
    // Plain text for the person who started the server.
    processLog.info(`Huoltovaraus: ${address}`)
    if (sandbox) processLog.info(`Payment sandbox: ${sandbox.address}`)
  } catch (error) {
    await release()
    throw error
  }
}

async function openDatabase(
  { databaseUrl, dataDir, databaseConnections, isDatabasePooled }: Config,
  now: string,
): Promise<OpenDatabase> {
  const prepare = (db: OpenDatabase['db']) => seed(db, now, addVisit)
  return databaseUrl === null
    ? openPglite({ directory: join(dataDir, 'pglite'), prepare })
    : openPostgres(databaseUrl, { prepare, connections: databaseConnections, pooled: isDatabasePooled })
}

interface FetchOptions {
  readonly config: Config
  readonly db: Database
  readonly now: () => string
  readonly log: ServerLog
  readonly lanes: Lane
  readonly providers: Providers
  readonly operations: Operations
}

async function createFetch(options: FetchOptions): Promise<App['fetch']> {
  const { config, db, now, log, lanes, providers, operations } = options
  const { apiPrefix, tokenHeader, holdLifetime, extensions, spaConfig, behindProxy, frameAncestors } = config
  const secret = await readServerSecret(db)
  const site = { publicOrigin: publicOrigin(config), behindProxy }
  const app = createApp({
    ...providers,
    db,
    now,
    secret,
    log,
    throttle: config.throttle === 0 ? unthrottled : createThrottle({ db, secret, factor: config.throttle }),
    observe: operations.observe,
    admit: admitInTurn(callsAtOnce(config)),

    inTime: operations.inTime,
    apiPrefix,
    tokenHeader,
    holdLifetime,
    extensions,
    bounds: { factor: config.throttle, isDesk: inNetworks(config.deskNetworks) },
    sender: config.mail.from,
    withdrawal: config.application.withdrawal ?? null,
    visits: visitOptionsOf(config),
    site,
  })
  const api = nudgingAfterWrites(app.fetch, lanes)
  const infoTexts = earlyTexts((organizationId) => inheritedInfoTexts(db, organizationId))
  const files = createStatic({ root: DIST, spaConfig, infoTexts, frameAncestors, headers: transportSecurity(site) })
  return async (request, address) => {
    const pathname = getPath(request)
    if (pathname.startsWith(`${apiPrefix}${REST_ROOT}/`)) return api(request, address)
    return operations.probe(request, pathname) ?? files(request)
  }
}

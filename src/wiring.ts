/** The composition root, the only module that depends on the client, the policies and the processes together. */
import { processes } from '#processes'
import { bookingStore } from '#entities/booking'
import { errorText, notificationStore } from '#entities/notification'
import { createRegistry, registryPort } from '#entities/process'
import { sessionStore } from '#entities/session'
import { aheadPort, apiPort, createClient } from '#shared/api/client'
import { waitUntilOnline } from '#shared/api/connected'
import type { Interceptor } from '#shared/api/call'
import { keepEarly, takeEarly, type EarlyAnswers } from '#shared/api/early/answers'
import { rememberReads } from '#shared/api/early/step-reads'
import { noCache, retryReads, xsrf } from '#shared/api/interceptors'
import { processToken } from '#shared/api/process-token'
import { REST_ROOT } from '#shared/api/rest-root'
import { createHttpCall, type Fetch } from '#shared/api/http-call'
import { configPort, type Config } from '#shared/config/config'
import { onSlip } from '#shared/store/slips'
import { createStores, provide, type StoreResolver } from '#shared/store/define-store'
import { reportErrors } from './policy/error-policy'
import { endSession } from './policy/session-policy'
import { reportCrash } from './reporting/report-crash'

const RETRIES = 2
const FIRST_PAUSE_MS = 300

export interface WiringOptions {
  readonly config: Config
  readonly definitions?: Parameters<typeof createRegistry>[0]
  readonly pause?: (milliseconds: number) => Promise<void>
  readonly fetch?: Fetch
  readonly cookies?: () => string
  /** Answers to the calls of the page's head. */
  readonly early?: EarlyAnswers | undefined
}

/** Builds one application: its stores, and the client with its chain of interceptors (API-06). */
export function wire({
  config,
  definitions = processes,
  pause = wait,
  // Reads window.fetch at each call, because a test may replace it.
  fetch = (...request) => window.fetch(...request),
  cookies = () => document.cookie,
  early = new Map(),
}: WiringOptions): StoreResolver {
  const { prefix, tokenHeader, timeoutMs } = config.api
  // The interceptors need the stores and the stores need the client, so stores are resolved lazily per call.
  const get: StoreResolver = (definition) => stores(definition)
  const client = (fetch: Fetch, ...outer: readonly Interceptor[]) =>
    createClient({
      root: prefix + REST_ROOT,
      send: createHttpCall({ fetch, timeoutMs }),
      interceptors: [...outer, endSession(tokenHeader, get), xsrf(cookies), noCache],
    })
  const token = processToken(tokenHeader, {
    ensure: () => get(sessionStore).ensure(),
    accept: (value) => get(sessionStore).accept(value),
    touch: (date) => get(bookingStore).touch(date),
  })
  // Inside the token interceptor: a retried read must not open another session, which would be a repeated write.
  // Waits for the connection before retrying.
  const retry = retryReads({
    retries: RETRIES,
    pause: async (tries) => {
      await waitUntilOnline()
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1))
    },
  })
  const report = reportErrors(() => get(notificationStore))
  const stores = createStores(
    provide(configPort, config),
    provide(apiPort, client(takeEarly(early, fetch), rememberReads(), report, token, retry)),
    // Neither reports nor retries a failure, because the later call does.
    provide(aheadPort, client(keepEarly(early, fetch), token)),
    provide(registryPort, createRegistry(definitions)),
  )
  onSlip((error) => {
    get(notificationStore).error(errorText(error))
    reportCrash(get)
  })
  return stores
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { HEADERS } from './headers/response-headers'
import { StartError } from '../platform/start-error'

/** Answers requests during the start: `/health` with 200, all else with 503. */
const startingWith =
  (security: Readonly<Record<string, string>>): RequestListener =>
  ({ url }, response) => {
    if (url === '/health') response.writeHead(200, { ...HEADERS.probe, ...security }).end()
    else response.writeHead(503, { ...HEADERS.error, ...security, 'Retry-After': '1' }).end()
  }

/** Limits for slow clients, in milliseconds, so that they do not occupy connections. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }
/** Longer than load balancers keep idle connections, so that none sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  /** Without a slash at the end. */
  readonly address: string
  readonly port: number
  /** Starts to answer requests with the listener. Until then they get 503 with Retry-After. */
  readonly answer: (listener: RequestListener) => void
  /**
   * Stops to accept connections and waits for the requests in progress.
   * For `drainMs` open connections may send one more request each, answered with `Connection: close`.
   * Connections that are idle after that are closed.
   */
  readonly close: (drainMs?: number) => Promise<void>
}

/**
 * Listens on a port. Throws a `StartError` that names the environment variable of the port if that fails.
 * @param security headers of every response during the start
 */
export function listen(
  host: string,
  port: number,
  variable: string,
  security: Readonly<Record<string, string>> = {},
): Promise<Listening> {
  const starting = startingWith(security)
  const server = createServer({ ...TIMEOUTS, keepAliveTimeout: KEEP_ALIVE_MS }, starting)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(`cannot listen on ${host}:${port}: ${reasonOf(error, variable)}`)),
    )
    server.listen(port, host, () => resolve(listening(server, starting)))
  })
}

const reasonOf = (error: NodeJS.ErrnoException, variable: string): string =>
  error.code === 'EADDRINUSE' ? `the port is in use; set ${variable} to another one` : error.message

/** Most event-loop turns to wait for, because under load new connections never stop. */
const MOST_TURNS = 200
/** Longest turn, in milliseconds, that counts as quiet. During a longer one a new connection may have arrived. */
const SHORT_MS = 2

/**
 * Accepts the connections in the listen backlog, because the operating system resets them when the socket is closed.
 * Node accepts one per event-loop turn. Resolves after a short turn without a new connection.
 */
async function acceptPending(server: Server): Promise<void> {
  let accepted = 0
  const count = (): void => void (accepted += 1)
  server.on('connection', count)
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const [before, began] = [accepted, performance.now()]
    await setImmediate()
    await setImmediate()
    if (accepted === before && performance.now() - began < SHORT_MS) break
  }
  server.off('connection', count)
}

function listening(server: Server, starting: RequestListener): Listening {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('the server is not listening on a port')
  return {
    address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    port: bound.port,
    answer: (listener) => {
      server.off('request', starting)
      server.on('request', listener)
    },
    close: async (drainMs = 0) => {
      // Connections stay open meanwhile, because clients that reconnect would keep the backlog from becoming empty.
      await acceptPending(server)
      // Must run before any other listener, while the response headers can still be set.
      server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
      const closed = new Promise<void>((resolve) => {
        // Not `server.close`, which closes idle connections at once, although a request may be on its way over one.
        NetServer.prototype.close.call(server, () => resolve())
      })
      const idle = setTimeout(() => server.close(), drainMs)
      await closed
      clearTimeout(idle)
    },
  }
}

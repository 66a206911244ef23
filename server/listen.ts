import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { StartError } from './start-error'

/** Until it is known what to answer: alive, and not ready. */
const starting: RequestListener = ({ url }, response) => {
  if (url === '/health') response.writeHead(200).end()
  else response.writeHead(503, { 'Retry-After': '1' }).end()
}

/** Whoever sends slowly is given up, so that connections come free again. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }
/** Longer than the load balancers before it keep theirs, so that none sends into one that is just being closed. */
const KEPT_MS = 75_000

export interface Listening {
  /** Without a slash at the end. */
  readonly address: string
  readonly port: number
  /** From here on requests are answered; until then every one is told to come again. */
  readonly answer: (listener: RequestListener) => void
  /**
   * Takes no more connections, and waits for the requests under way. For `drainMs` those on open connections are still
   * answered, each told to be the last of its connection; what is idle then is closed.
   */
  readonly close: (drainMs?: number) => Promise<void>
}

/** Takes a port, which `variable` names; one that cannot be had is a `StartError` that says so. */
export function listen(host: string, port: number, variable: string): Promise<Listening> {
  const server = createServer({ ...PATIENCE, keepAliveTimeout: KEPT_MS }, starting)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(`cannot listen on ${host}:${port}: ${reasonOf(error, variable)}`)),
    )
    server.listen(port, host, () => resolve(listening(server)))
  })
}

const reasonOf = (error: NodeJS.ErrnoException, variable: string): string =>
  error.code === 'EADDRINUSE' ? `the port is in use; set ${variable} to another one` : error.message

/** Of an event loop: so many are waited for at most, since under load somebody always comes. */
const MOST_TURNS = 200
/** In a turn that takes longer somebody may have come to the door since it was looked at. */
const SHORT_MS = 2

/**
 * Lets in whoever has connected already: the system resets those that wait at the door when it is shut. One comes in each
 * turn of the event loop; it is shut after a short turn in which nobody came.
 */
async function letIn(server: Server): Promise<void> {
  let came = 0
  const count = (): void => void (came += 1)
  server.on('connection', count)
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const [before, began] = [came, performance.now()]
    await setImmediate()
    await setImmediate()
    if (came === before && performance.now() - began < SHORT_MS) break
  }
  server.off('connection', count)
}

function listening(server: Server): Listening {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('the server listens on no port')
  return {
    address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    port: bound.port,
    answer: (listener) => {
      server.off('request', starting)
      server.on('request', listener)
    },
    close: async (drainMs = 0) => {
      // They keep their connections meanwhile: told to make others they would always be at the door.
      await letIn(server)
      // Before any other listener, while the headers of the answer can still be set.
      server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
      const closed = new Promise<void>((resolve) => {
        // Not http's own, which closes idle connections at once: a request may just be on its way over one.
        NetServer.prototype.close.call(server, () => resolve())
      })
      const idle = setTimeout(() => server.close(), drainMs)
      await closed
      clearTimeout(idle)
    },
  }
}

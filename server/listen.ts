import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from './start-error'

/** Until it is known what to answer. */
const starting: RequestListener = (_, response) => {
  response.writeHead(503, { 'Retry-After': '1' }).end()
}

export interface Listening {
  /** Without a slash at the end. */
  readonly address: string
  readonly port: number
  /** From here on requests are answered; until then every one is told to come again. */
  readonly answer: (listener: RequestListener) => void
  /** Stops taking new requests and waits for those under way. */
  readonly close: () => Promise<void>
}

/** Takes a port, which `variable` names; one that cannot be had is a `StartError` that says so. */
export function listen(host: string, port: number, variable: string): Promise<Listening> {
  const server = createServer(starting)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(`cannot listen on ${host}:${port}: ${reasonOf(error, variable)}`)),
    )
    server.listen(port, host, () => resolve(listening(server)))
  })
}

const reasonOf = (error: NodeJS.ErrnoException, variable: string): string =>
  error.code === 'EADDRINUSE' ? `the port is in use; set ${variable} to another one` : error.message

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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

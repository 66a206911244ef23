import { createServer } from 'node:net'

/** Finds a port of 127.0.0.1 that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('No free port.'))
      })
    })
  })
}

/** Returns one line that says why a port cannot be used, or null if it can. */
export function portFault(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', ({ message }) =>
      resolve(`Port ${port} of ${host} cannot be used (${message}). PORT chooses another.`),
    )
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

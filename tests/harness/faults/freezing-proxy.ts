/** A proxy before a database that freezes: its connections stay open, and nothing arrives on them any more. */
import { connect, createServer, type Socket } from 'node:net'

export interface FreezingProxy {
  readonly url: string
  /** Freezes all connections, new ones too. */
  readonly freeze: () => void
  /** Lets new connections through. Those that were frozen stay so. */
  readonly thaw: () => void
  readonly close: () => void
}

export async function openFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl)
  const [port, host] = [Number(target.port || 5432), target.hostname]
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    const upstream = connect(port, host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    if (isFrozen) return
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  target.hostname = '127.0.0.1'
  target.port = String(typeof bound === 'object' ? bound?.port : '')
  return {
    url: target.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw: () => void (isFrozen = false),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

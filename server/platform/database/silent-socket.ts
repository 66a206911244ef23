import { Socket } from 'node:net'

/**
 * Creates a socket that breaks when it receives nothing for `ms`. A frozen database keeps its connections open, and a client
 * that only stopped to wait would give the pool a connection in the middle of a transaction.
 */
export function silentSocket(ms: number): Socket {
  const socket = new Socket()
  socket.setTimeout(ms, () => socket.destroy(new Error('Connection terminated: the database is silent')))
  return socket
}

/** A server and the requests sent to it repeatedly over open connections, with minimal client overhead. */
import { connect, type Socket } from 'node:net'

export interface Target {
  readonly port: number
  /** Raw HTTP requests, sent in rotation. */
  readonly requests: readonly string[]
}

/** Number of concurrent connections. */
export const CONNECTIONS = 16
const HEAD_END = Buffer.from('\r\n\r\n')

/** Returns the responses per second. Throws if a response has another status. */
export async function answersPerSecond({ port, requests }: Target, ms: number, status = '200'): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)))
  const bytes = requests.map((request) => Buffer.from(request))
  let [sent, answers] = [0, 0]
  const started = performance.now()
  const until = started + ms
  try {
    await Promise.all(
      sockets.map(async (socket) => {
        while (performance.now() < until) {
          await ask(socket, bytes[sent++ % bytes.length] ?? Buffer.alloc(0), status)
          answers += 1
        }
      }),
    )
    return (answers * 1000) / (performance.now() - started)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** Milliseconds of one request over a new connection. */
export async function timeOf({ port, requests }: Target, status = '200'): Promise<number> {
  const socket = await open(port)
  const started = performance.now()
  await ask(socket, Buffer.from(requests[0] ?? ''), status)
  socket.destroy()
  return performance.now() - started
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })
}

function ask(socket: Socket, request: Buffer, status: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head: Buffer | null = null
    let missing = 0
    const done = (error?: Error): void => {
      socket.off('data', read)
      socket.off('close', closed)
      if (error) reject(error)
      else resolve()
    }
    const closed = (): void => done(new Error('the connection was closed'))
    const read = (data: Buffer): void => {
      if (head === null) {
        head = data.subarray(0, data.indexOf(HEAD_END) + HEAD_END.length)
        const text = head.toString('latin1')
        if (!text.startsWith(`HTTP/1.1 ${status} `)) return done(new Error(data.toString().slice(0, 500)))
        const [, length] = /content-length: (\d+)/i.exec(text) ?? []
        if (length === undefined) return done(new Error(`no length: ${text}`))
        missing = Number(length) + head.length
      }
      missing -= data.length
      if (missing <= 0) done()
    }
    socket.on('data', read)
    socket.once('close', closed)
    socket.write(request)
  })
}

/**
 * Serves the desk commands while this server has the embedded database open, which admits one process. Listens on a
 * socket that only the server's own user can open and that no network reaches.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { create } from 'superstruct'
import { DESK_VERSION, messageOutput, VERSION_HEADER, type Message } from './messages'
import { takeSocketPath } from './socket-path'
import { DeskRequest } from './request'
import type { Desk } from './desk'
import { runInProcess } from './run'

/** Maximum size of a request, above the document of the largest chain. */
const MOST_BYTES = 256 * 1024 * 1024

/**
 * Opens the desk socket of a data directory. The returned function closes it and aborts running commands. If the socket
 * cannot be opened, for example on a file system without sockets, only logs the error.
 */
export async function openDeskSocket(dataDir: string, desk: Desk): Promise<() => Promise<void>> {
  try {
    return await open(dataDir, desk)
  } catch (error) {
    desk.log.error('could not open the control socket', error)
    return () => Promise.resolve()
  }
}

async function open(dataDir: string, desk: Desk): Promise<() => Promise<void>> {
  const { path, release } = await takeSocketPath(dataDir)
  const closing = new AbortController()
  const server = createServer((request, response) => {
    answer(desk, request, response, closing.signal).catch((error: unknown) => {
      desk.log.error('control socket request failed', error)
      response.destroy()
    })
  })
  await listenPrivately(server, path)
  return async () => {
    closing.abort()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    await release()
  }
}

/** The socket has its mode from the start, because it is bound before `listen` returns. */
async function listenPrivately(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const umask = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(umask)
  }
  await listening
}

async function answer(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  closing: AbortSignal,
): Promise<void> {
  const send = (message: Message): void => void response.write(`${JSON.stringify(message)}\n`)
  const disconnected = new AbortController()
  response.on('close', () => disconnected.abort())
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', Connection: 'close' })
  const version = request.headers[VERSION_HEADER]
  if (version !== DESK_VERSION) {
    request.resume()
    send({ fault: `the server is of another version (${DESK_VERSION}, this command ${String(version)}): restart it` })
    send({ exit: 1 })
  } else {
    const command = create(JSON.parse(await textOf(request)), DeskRequest)
    const exit = await runInProcess(desk, command, messageOutput(send), AbortSignal.any([disconnected.signal, closing]))
    send({ exit })
  }
  response.end()
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('not bytes')
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new RangeError('the request is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Runs a desk command through the running server. */
import { request as open, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { create } from 'superstruct'
import { DESK_VERSION, printMessage, Message, VERSION_HEADER } from './messages'
import type { Output } from '../platform/command-output'
import { findSocketPath } from './socket-path'
import type { DeskRequest } from './request'

/**
 * Sends the request to the running server and prints its messages. Resolves to the exit code, or to null if no server
 * accepts the connection.
 */
export async function connectAndRun(
  dataDir: string,
  request: DeskRequest,
  output: Output,
  signal: AbortSignal,
): Promise<number | null> {
  const path = await findSocketPath(dataDir)
  const response = path === null ? null : await send(path, JSON.stringify(request), signal)
  if (!response) return null
  try {
    for await (const line of createInterface({ input: response, crlfDelay: Infinity })) {
      const exit = printMessage(create(JSON.parse(line), Message), output)
      if (exit !== null) return exit
    }
  } catch (error) {
    if (!signal.aborted && !isConnectionReset(error)) throw error
  }
  output.fault(signal.aborted ? 'stopped: nothing was changed' : 'the server went away before it was done')
  return 1
}

function send(socketPath: string, body: string, signal: AbortSignal): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const headers = { [VERSION_HEADER]: DESK_VERSION, 'Content-Length': Buffer.byteLength(body) }
    const sending = open({ socketPath, method: 'POST', headers, agent: false, signal })
    sending.once('response', resolve)
    sending.once('error', (error) => (isUnreachable(error) ? resolve(null) : reject(error)))
    sending.end(body)
  })
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
/** The socket does not exist, is stale, or was removed just now. */
const isUnreachable = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ECONNREFUSED'
const isConnectionReset = (error: unknown): boolean => codeOf(error) === 'ECONNRESET'

/** Asks the server that is running to do what a command of the desk asks for. */
import { request as open, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { create } from 'superstruct'
import { DESK_VERSION, hear, Message, VERSION_HEADER } from './messages'
import type { Output } from './output'
import { findPlace } from './place'
import type { DeskRequest } from './request'

/** The exit code; null where nobody answers the door. */
export async function knock(
  dataDir: string,
  request: DeskRequest,
  output: Output,
  signal: AbortSignal,
): Promise<number | null> {
  const response = await ask(await findPlace(dataDir), JSON.stringify(request), signal)
  if (!response) return null
  try {
    for await (const line of createInterface({ input: response, crlfDelay: Infinity })) {
      const exit = hear(create(JSON.parse(line), Message), output)
      if (exit !== null) return exit
    }
  } catch (error) {
    if (!signal.aborted && !isCut(error)) throw error
  }
  output.fault(signal.aborted ? 'stopped: nothing was changed' : 'the server went away before it was done')
  return 1
}

function ask(socketPath: string, body: string, signal: AbortSignal): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const headers = { [VERSION_HEADER]: DESK_VERSION, 'Content-Length': Buffer.byteLength(body) }
    const sent = open({ socketPath, method: 'POST', headers, agent: false, signal })
    sent.once('response', resolve)
    sent.once('error', (error) => (isNobody(error) ? resolve(null) : reject(error)))
    sent.end(body)
  })
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
/** No socket, a stale one, or one that has just been taken away. */
const isNobody = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ECONNREFUSED'
const isCut = (error: unknown): boolean => codeOf(error) === 'ECONNRESET'

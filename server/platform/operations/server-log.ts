import pino from 'pino'
import type { Log } from '../log'
import type { Answered } from './answered'
import { described } from './described'
import type { OperationsConfig } from './operations-config'

export interface ServerLog extends Log {
  readonly answered: (answer: Answered) => void
  readonly warn: (message: string) => void
  /** Writes the buffered lines. */
  readonly flush: () => void
}

/** Size of the buffer of log lines, some forty of them, and the interval at which it is flushed. */
const BUFFER_BYTES = 8 * 1024
const FLUSH_MS = 250

/** Opens the server's log: one JSON object per line, with faults on stderr and all else on stdout. */
export function openServerLog(level: OperationsConfig['logLevel']): ServerLog {
  // Writes asynchronously, because a full pipe would block all requests.
  // Buffers lines, because each write is a system call.
  const out = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS })
  const faults = pino.destination({ dest: 2, sync: true })
  const plain = pino({ level, base: { pid: process.pid } }, out)
  const failed = pino({ level, base: { pid: process.pid } }, faults)
  return {
    info: (message, fields) => plain.info(fields, message),
    warn: (message) => plain.warn(message),
    error: (message, error) => failed.error({ error: described(error) }, message),
    answered: (answer) => plain.info(answer, 'answered'),
    flush: () => {
      // `flushSync` throws if nothing was ever written; then there is nothing to flush.
      try {
        out.flushSync()
      } catch {
        return
      }
    },
  }
}

import pino from 'pino'
import type { Log } from '../log'
import type { Answered } from './answered'
import { described } from './described'
import type { OperationsConfig } from './operations-config'

export interface ServerLog extends Log {
  readonly answered: (answer: Answered) => void
  /** Writes what is not written yet. */
  readonly flush: () => void
}

/** Lines are written when there are so many bytes of them, or so long after the first. */
const GATHERED_BYTES = 4096
const GATHERED_MS = 250

/** The running server's log: JSON, a line for each; faults to stderr, all else to stdout. */
export function openServerLog(level: OperationsConfig['logLevel']): ServerLog {
  // Not waited for: a line is of less worth than the time that a full pipe would take from everybody.
  // Nor written line by line: each time is a call to the system.
  const out = pino.destination({ dest: 1, sync: false, minLength: GATHERED_BYTES, periodicFlush: GATHERED_MS })
  const faults = pino.destination({ dest: 2, sync: true })
  const plain = pino({ level, base: { pid: process.pid } }, out)
  const failed = pino({ level, base: { pid: process.pid } }, faults)
  return {
    info: (message) => plain.info(message),
    error: (message, error) => failed.error({ error: described(error) }, message),
    answered: (answer) => plain.info(answer, 'answered'),
    flush: () => {
      // It fails where nothing was ever written, which is as good as written.
      try {
        out.flushSync()
      } catch {
        return
      }
    },
  }
}

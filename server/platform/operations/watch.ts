/** Watches whether the database serves, so that no visitor waits for one that does not (SA-08). */
import type { Log } from '../log'
import { unavailable } from '../refusal'
import { ping } from '../database/backlog'
import type { Database } from '../database/database'
import { isUnavailable, isWriteFault } from '../database/unavailable'

/** How long a call may take. The page asks twice again at once, and the visitor shall know within 10 s. */
const CALL_MS = 8_000
/** How long a caller whose call was late is refused at once, so that its retries do not wait as long again. */
const LATE_CALLER_MS = 2_000
/** How long the database may take to answer a probe. */
const PING_MS = 2_000
/** Without an answer for this long all calls are refused. A machine short of power answers later than a probe may wait. */
const SILENT_MS = 6_000
const PING_AGAIN_MS = 1_000
/** How long a failed write counts against readiness. Reads may succeed meanwhile. */
const WRITE_FAULT_MS = 15_000

/** Runs a call of `caller` in time. Throws the refusal `unavailable` if the database cannot serve. */
export type InTime = <T>(caller: string, run: () => Promise<T>) => Promise<T>

export interface Watch {
  readonly inTime: InTime
  /** Why the server cannot serve now; null if it can. */
  readonly fault: () => Promise<string | null>
}

export interface WatchOptions {
  readonly db: Database
  readonly log: Log
  /** Whether the disk of the embedded database is nearly full. */
  readonly isDiskFull: () => Promise<boolean>
}

export function watchDatabase({ db, log, isDiskFull }: WatchOptions): Watch {
  const lateCallers = new Set<string>()
  let isSilent = false
  let isAsking = false
  let writeFault = Number.NEGATIVE_INFINITY

  const answers = async (ms: number): Promise<boolean> =>
    within(ms, ping(db)).then(
      () => true,
      () => false,
    )

  /** Asks until the database answers. */
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    while (!(await answers(isSilent ? PING_MS : SILENT_MS))) {
      if (!isSilent) log.error('the database does not answer; calls are refused until it does', new Late())
      isSilent = true
      await new Promise((resolve) => setTimeout(resolve, PING_AGAIN_MS).unref())
    }
    if (isSilent) log.info('the database answers again')
    isSilent = isAsking = false
  }

  const wasLate = (caller: string): void => {
    lateCallers.add(caller)
    setTimeout(() => lateCallers.delete(caller), LATE_CALLER_MS).unref()
    void ask()
  }

  return {
    inTime: async (caller, run) => {
      if (isSilent || lateCallers.has(caller) || (await isDiskFull())) throw unavailable()
      const started = performance.now()
      try {
        return await within(CALL_MS, run())
      } catch (error) {
        if (isWriteFault(error)) writeFault = performance.now()
        const isLate = error instanceof Late
        // The driver's own time limits end before the call's.
        if (isLate || (isUnavailable(error) && performance.now() - started > PING_MS)) wasLate(caller)
        throw isLate ? unavailable() : error
      }
    },
    fault: async () => {
      if (await isDiskFull()) return 'disk full'
      if (performance.now() - writeFault < WRITE_FAULT_MS) return 'database cannot write'
      return (await answers(PING_MS)) ? null : 'no database'
    },
  }
}

class Late extends Error {
  override readonly name = 'Late'
  constructor() {
    super('no answer in time')
  }
}

/** Rejects with `Late` if the promise takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

import { setTimeout } from 'node:timers/promises'
import { bookAt, repeating, visitorAt } from './patient-visitor'

/** Longest that a visitor waits for an answer, as the page does (`api.timeoutMs`). */
const PATIENCE_MS = 20_000
const PAUSE_MS = 100

export interface Acknowledged {
  readonly key: string
  /** When the visitor had the key, in milliseconds of `performance.now()`. */
  readonly at: number
}

export interface SteadyLoad {
  readonly acknowledged: readonly Acknowledged[]
  /** Calls that visitors repeated once. */
  readonly repeated: readonly string[]
  /** Visitors whose call failed twice, and who gave up. */
  readonly gaveUp: readonly string[]
  /** Longest time that a call took, in milliseconds. */
  readonly longestMs: () => number
  /** Longest time between two answers that succeeded, in milliseconds. */
  readonly longestGapMs: () => number
  /** Lets each visitor finish. */
  readonly stop: () => Promise<void>
}

/** Lets `many` visitors at once book by turns on these servers, one after another, with numbers from `next`. */
export function startLoad(origins: readonly string[], many: number, next: () => number): SteadyLoad {
  const [acknowledged, repeated, gaveUp]: [Acknowledged[], string[], string[]] = [[], [], []]
  const end = new AbortController()
  let longest = 0
  let [lastSuccess, longestGap] = [Infinity, 0]
  const timed = async (request: Request): Promise<Response> => {
    const started = performance.now()
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
      if (response.ok) {
        longestGap = Math.max(longestGap, performance.now() - lastSuccess)
        lastSuccess = performance.now()
      }
      return response
    } finally {
      longest = Math.max(longest, performance.now() - started)
    }
  }
  const book = async (number: number): Promise<void> => {
    const origin = origins[number % origins.length] ?? ''
    try {
      const key = await bookAt(visitorAt(origin, repeating(timed, repeated)), number)
      acknowledged.push({ key, at: performance.now() })
    } catch (error) {
      gaveUp.push(String(error))
    }
    await setTimeout(PAUSE_MS)
  }
  const visitors = Array.from({ length: many }, async () => {
    while (!end.signal.aborted) await book(next())
  })
  return {
    acknowledged,
    repeated,
    gaveUp,
    longestMs: () => longest,
    longestGapMs: () => longestGap,
    stop: async () => {
      end.abort()
      await Promise.all(visitors)
    },
  }
}

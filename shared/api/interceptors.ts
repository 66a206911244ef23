/** The parts of the interceptor chain that belong to the contract itself (API-03, API-04). Policy lives in `src/wiring.ts`. */
import { withHeaders, type Interceptor } from './call'
import { ApiError, NetworkError, TimeoutError } from './errors'

/** Every request says that it wants a fresh answer (API-03). */
export const noCache: Interceptor = (next) => (call) =>
  next(withHeaders(call, { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' }))

/**
 * Sends the XSRF cookie's value as a header with each write. Only on relative addresses: the value must never reach
 * another origin (API-04). Without a cookie yet, as in the very first call, nothing is added.
 */
export const xsrf =
  (cookies: () => string): Interceptor =>
  (next) =>
  (call) => {
    const token = call.endpoint.method === 'GET' || !isRelative(call.url) ? null : cookie(cookies(), 'XSRF-TOKEN')
    return next(token === null ? call : withHeaders(call, { 'X-XSRF-TOKEN': token }))
  }

export interface RetryOptions {
  /** Waits before another try; its argument counts the tries made so far, from 1. */
  readonly pause: (tries: number) => Promise<void>
  readonly retries: number
}

/** Repeats reads that a passing fault may have stopped. A write is never repeated by itself: only the visitor does that. */
export const retryReads =
  ({ pause, retries }: RetryOptions): Interceptor =>
  (next) =>
  async (call) => {
    for (let tries = 1; ; tries++) {
      try {
        return await next(call)
      } catch (error) {
        if (call.endpoint.method !== 'GET' || tries > retries || !mayPass(error)) throw error
        await pause(tries)
        call.signal?.throwIfAborted()
      }
    }
  }

const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && [502, 503, 504].includes(error.status))

const isRelative = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url)

function cookie(all: string, name: string): string | null {
  const pair = all.split('; ').find((one) => one.startsWith(`${name}=`))
  if (pair === undefined) return null
  const value = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    // Not encoded at all, then: as it stands is as the server will compare it.
    return value
  }
}

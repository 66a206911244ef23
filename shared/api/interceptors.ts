/** The interceptors that the contract itself requires (API-03, API-04). Policy lives in `src/wiring.ts`. */
import { withHeaders, type Interceptor } from './call'
import { ApiError, NetworkError, TimeoutError } from './errors'
import { xsrfHeader } from './xsrf-header'

/** Adds headers to every request that prevent a cached response (API-03). */
export const noCache: Interceptor = (next) => (call) =>
  next(withHeaders(call, { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' }))

/** Adds the XSRF header to each write (API-04). */
export const xsrf =
  (cookies: () => string): Interceptor =>
  (next) =>
  (call) =>
    next(call.endpoint.method === 'GET' ? call : withHeaders(call, xsrfHeader(call.url, cookies())))

export interface RetryOptions {
  /** Waits before a retry. `tries` is the number of attempts so far, starting at 1. */
  readonly pause: (tries: number) => Promise<void>
  readonly retries: number
}

/** Retries reads after transient failures. Never retries a write, because only the visitor may repeat one. */
export const retryReads =
  ({ pause, retries }: RetryOptions): Interceptor =>
  (next) =>
  async (call) => {
    for (let tries = 1; ; tries++) {
      try {
        return await next(call)
      } catch (error) {
        if (call.endpoint.method !== 'GET' || tries > retries || !isTransient(error)) throw error
        await pause(tries)
        call.signal?.throwIfAborted()
      }
    }
  }

const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && [502, 503, 504].includes(error.status))

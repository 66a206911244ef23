/** The interceptors that the contract itself requires (API-03, API-04). Policy lives in `src/wiring.ts`. */
import { withHeaders, type Interceptor } from './call'
import { ApiError, NetworkError, TimeoutError } from './errors'

/** Adds headers to every request that prevent a cached response (API-03). */
export const noCache: Interceptor = (next) => (call) =>
  next(withHeaders(call, { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' }))

/**
 * Sends the value of the XSRF cookie, or of all that there are, as a header with each write. Only for relative URLs, because the value must never
 * reach another origin (API-04). Adds nothing while the cookie does not exist, as in the very first call.
 */
export const xsrf =
  (cookies: () => string): Interceptor =>
  (next) =>
  (call) => {
    const token = call.endpoint.method === 'GET' || !isRelative(call.url) ? null : cookie(cookies(), 'XSRF-TOKEN')
    return next(token === null ? call : withHeaders(call, { 'X-XSRF-TOKEN': token }))
  }

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

const isRelative = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url)

/** Returns the values of all cookies of a name, or null without one. A neighbouring host may have set a second one. */
function cookie(all: string, name: string): string | null {
  const pairs = all.split('; ').filter((one) => one.startsWith(`${name}=`))
  return pairs.length === 0 ? null : pairs.map((pair) => decoded(pair.slice(name.length + 1))).join(', ')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // The value is not URI-encoded. Send it unchanged, because the server compares it unchanged.
    return value
  }
}

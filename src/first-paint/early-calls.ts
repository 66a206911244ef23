import type { Fetch } from '#shared/api/transport'
import { xsrfHeader } from '#shared/api/xsrf-header'
import type { EarlyCall } from './frame'

interface EarlyResponse {
  readonly response: Promise<Response>
  readonly call: AbortController
}

declare global {
  interface Window {
    /** Responses requested before the application code loads, by method and URL. Each is taken once. */
    earlyResponses?: Map<string, EarlyResponse>
  }
}

/** Early responses expire after this time, so that a later session cannot receive them. */
const EXPIRY_MS = 30_000

const keyOf = (method: string, url: string): string => `${method} ${url}`

type Start = (signal: AbortSignal) => Promise<Response>

/** Returns a function that starts a call and keeps its response for the application code. */
function keeper(): (call: EarlyCall, start: Start) => Promise<Response> {
  const responses = (window.earlyResponses = new Map<string, EarlyResponse>())
  setTimeout(() => responses.clear(), EXPIRY_MS)
  return ({ method, url }, start) => {
    const call = new AbortController()
    const response = start(call.signal)
    // Prevents an unhandled rejection. A caller that takes the response still receives the failure.
    response.catch(() => {})
    responses.set(keyOf(method, url), { response, call })
    return response
  }
}

/** Sends the reads of a session that is already open. */
export function resumeCalls(calls: readonly EarlyCall[], tokenHeader: string, token: string): void {
  const keep = keeper()
  for (const call of calls)
    void keep(call, (signal) => send(call, { ...xsrfHeader(call.url, document.cookie), [tokenHeader]: token }, signal))
}

/** Sends the calls. Each call after the first waits for the token in the first response. */
export function startCalls([opening, ...others]: readonly EarlyCall[], tokenHeader: string): void {
  if (!opening) return
  const keep = keeper()
  const opened = keep(opening, (signal) => send(opening, xsrfHeader(opening.url, document.cookie), signal))
  const token = opened.then(({ headers }) => headers.get(tokenHeader) ?? Promise.reject(new TypeError('no token')))
  token.catch(() => {})
  for (const call of others)
    void keep(call, (signal) => token.then((value) => send(call, { [tokenHeader]: value }, signal)))
}

const send = (
  { method, url, headers }: EarlyCall,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(url, { method, headers: { ...headers, ...more }, credentials: 'include', cache: 'no-store', signal })

/** Wraps fetch: returns the early response to the same request if there is one. */
export const withEarlyResponses =
  (send: Fetch): Fetch =>
  (url, init) => {
    const key = keyOf(init.method ?? 'GET', url)
    const early = window.earlyResponses?.get(key)
    // A write may change what the others tell, or open another session.
    if (!early && init.method !== 'GET') window.earlyResponses?.clear()
    if (!early) return send(url, init)
    window.earlyResponses?.delete(key)
    // The caller's timeout and abort apply to the early response too, including its body.
    const { signal } = init
    const abort = (): void => early.call.abort(signal?.reason)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
    return early.response
  }

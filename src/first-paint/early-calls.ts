import type { Fetch } from '#shared/api/transport'
import type { EarlyCall } from './frame'

interface EarlyAnswer {
  readonly response: Promise<Response>
  readonly call: AbortController
}

declare global {
  interface Window {
    /** Responses requested before the application code loads, by method and URL. Each is taken once. */
    earlyAnswers?: Map<string, EarlyAnswer>
  }
}

/** Early responses expire after this time, so that a later session cannot receive them. */
const WANTED_MS = 30_000

const keyOf = (method: string, url: string): string => `${method} ${url}`

/** Sends the calls. Each call after the first waits for the token in the first response. */
export function startCalls([opening, ...others]: readonly EarlyCall[], tokenHeader: string): void {
  if (!opening) return
  const answers = (window.earlyAnswers = new Map<string, EarlyAnswer>())
  setTimeout(() => answers.clear(), WANTED_MS)
  const keep = ({ method, url }: EarlyCall, start: (signal: AbortSignal) => Promise<Response>): Promise<Response> => {
    const call = new AbortController()
    const response = start(call.signal)
    // Prevents an unhandled rejection. A caller that takes the response still receives the failure.
    response.catch(() => {})
    answers.set(keyOf(method, url), { response, call })
    return response
  }
  const opened = keep(opening, (signal) => send(opening, xsrfHeader(opening.url), signal))
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

/** Returns the XSRF header like the client's interceptor: never for another origin. */
function xsrfHeader(url: string): Record<string, string> {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value && !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url) ? { 'X-XSRF-TOKEN': decodeURIComponent(value) } : {}
}

/** Wraps fetch: returns the early response to the same request if there is one. */
export const takingEarlyAnswers =
  (send: Fetch): Fetch =>
  (url, init) => {
    const key = keyOf(init.method ?? 'GET', url)
    const answer = window.earlyAnswers?.get(key)
    if (!answer) return send(url, init)
    window.earlyAnswers?.delete(key)
    // The caller's timeout and abort apply to the early response too, including its body.
    const { signal } = init
    const giveUp = (): void => answer.call.abort(signal?.reason)
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp, { once: true })
    return answer.response
  }

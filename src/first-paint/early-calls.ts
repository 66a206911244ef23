import type { Fetch } from '#shared/api/transport'
import type { EarlyCall } from './frame'

interface EarlyAnswer {
  readonly response: Promise<Response>
  readonly call: AbortController
}

declare global {
  interface Window {
    /** Answers on their way before the code that wants them; by method and address, each taken once. */
    earlyAnswers?: Map<string, EarlyAnswer>
  }
}

/** What nobody has taken by then is not wanted any more: a later session must not begin with it. */
const WANTED_MS = 30_000

const keyOf = (method: string, url: string): string => `${method} ${url}`

/** Makes the calls, each after the first with the token that the first one's answer brings. */
export function startCalls([opening, ...others]: readonly EarlyCall[], tokenHeader: string): void {
  if (!opening) return
  const answers = (window.earlyAnswers = new Map<string, EarlyAnswer>())
  setTimeout(() => answers.clear(), WANTED_MS)
  const keep = ({ method, url }: EarlyCall, start: (signal: AbortSignal) => Promise<Response>): Promise<Response> => {
    const call = new AbortController()
    const response = start(call.signal)
    // Whoever takes the answer is told of a failure; nobody may ever take it.
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

/** As the client's own interceptor does it: never to another origin. */
function xsrfHeader(url: string): Record<string, string> {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value && !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url) ? { 'X-XSRF-TOKEN': decodeURIComponent(value) } : {}
}

/** A fetch that takes an answer already on its way, where there is one for just this request. */
export const takingEarlyAnswers =
  (send: Fetch): Fetch =>
  (url, init) => {
    const key = keyOf(init.method ?? 'GET', url)
    const answer = window.earlyAnswers?.get(key)
    if (!answer) return send(url, init)
    window.earlyAnswers?.delete(key)
    // The taker's time limit, and its giving up, hold for the whole answer, its body too.
    const { signal } = init
    const giveUp = (): void => answer.call.abort(signal?.reason)
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp, { once: true })
    return answer.response
  }

import type { Fetch } from '#shared/api/transport'
import type { EarlyCall } from './frame'

declare global {
  interface Window {
    /** Answers on their way before the code that wants them; by method and address, each taken once. */
    earlyAnswers?: Map<string, Promise<Response>>
  }
}

const keyOf = (method: string, url: string): string => `${method} ${url}`

/** Makes the calls, each after the first with the token that the first one's answer brings. */
export function startCalls([opening, ...others]: readonly EarlyCall[], tokenHeader: string): void {
  if (!opening) return
  const answers = (window.earlyAnswers = new Map<string, Promise<Response>>())
  const keep = ({ method, url }: EarlyCall, answer: Promise<Response>): void => {
    // Whoever takes the answer is told of a failure; nobody may ever take it.
    answer.catch(() => {})
    answers.set(keyOf(method, url), answer)
  }
  const opened = send(opening, xsrfHeader(opening.url))
  keep(opening, opened)
  const token = opened.then(({ headers }) => headers.get(tokenHeader) ?? Promise.reject(new TypeError('no token')))
  for (const call of others)
    keep(
      call,
      token.then((value) => send(call, { [tokenHeader]: value })),
    )
}

const send = ({ method, url, headers }: EarlyCall, more: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, { method, headers: { ...headers, ...more }, credentials: 'include', cache: 'no-store' })

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
    const { signal } = init
    if (!signal) return answer
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      answer.then(resolve, reject)
    })
  }

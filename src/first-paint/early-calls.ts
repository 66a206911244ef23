/** The calls that the head of the page sends before the code has loaded. */
import { askEarly } from '#shared/api/early/answers'
import { xsrfHeader } from '#shared/api/xsrf-header'
import type { EarlyCall } from './drawn-page'

type Headers = Readonly<Record<string, string>>

/** Sends the reads of a session that is already open. */
export function resumeCalls(calls: readonly EarlyCall[], tokenHeader: string, token: string): void {
  for (const call of calls)
    void ask(call, true, (send) => send({ ...xsrfHeader(call.url, document.cookie), [tokenHeader]: token }))
}

/** Sends the calls. The first opens a session, and each other one waits for the token in its response. */
export function startCalls([opening, ...others]: readonly EarlyCall[], tokenHeader: string): void {
  if (!opening) return
  const opened = ask(opening, false, (send) => send(xsrfHeader(opening.url, document.cookie)))
  const token = opened.then(({ headers }) => headers.get(tokenHeader) ?? Promise.reject(new TypeError('no token')))
  token.catch(() => {})
  for (const call of others) void ask(call, true, (send) => token.then((value) => send({ [tokenHeader]: value })))
}

/** Keeps the response for the application. `start` sends the call with more headers. */
function ask(
  { method, url, headers }: EarlyCall,
  isRead: boolean,
  start: (send: (more: Headers) => Promise<Response>) => Promise<Response>,
): Promise<Response> {
  const send = (target: string, init: RequestInit): Promise<Response> =>
    start((more) => fetch(target, { ...init, headers: { ...headers, ...more } }))
  const answers = (window.earlyAnswers ??= new Map())
  return askEarly(answers, { send, isRead }, url, { method, credentials: 'include', cache: 'no-store' })
}

/**
 * Responses to calls that were sent before a store makes them: by the head of the page before the code has loaded, after
 * a reload too, and by the application ahead of the step that needs them.
 */
import type { Fetch } from '../http-call'

interface EarlyAnswer {
  readonly response: Promise<Response>
  readonly call: AbortController
  /** Only a read may be sent again. */
  readonly isRead: boolean
}

/** Early answers by method, address and body. */
export type EarlyAnswers = Map<string, EarlyAnswer>

declare global {
  interface Window {
    /** Answers to the calls of the page's head. */
    earlyAnswers?: EarlyAnswers
  }
}

/** Answers expire after this time, because other visitors change the data. It covers the loading of the code on a slow phone. */
const EXPIRY_MS = 30_000

const keyOf = (url: string, { method = 'GET', body }: RequestInit): string =>
  `${method} ${url} ${typeof body === 'string' ? body : ''}`

interface Asking {
  readonly send: Fetch
  readonly isRead: boolean
}

/** Sends a call and keeps its response. A failed one is not kept, so that the store asks itself. */
export function askEarly(
  answers: EarlyAnswers,
  { send, isRead }: Asking,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const call = new AbortController()
  const { signal } = init
  const response = send(url, { ...init, signal: signal ? AbortSignal.any([signal, call.signal]) : call.signal })
  const key = keyOf(url, init)
  const answer: EarlyAnswer = { response, call, isRead }
  answers.set(key, answer)
  const discard = (): void => {
    if (answers.get(key) === answer) answers.delete(key)
  }
  setTimeout(discard, EXPIRY_MS)
  response.then(({ ok }) => ok || discard(), discard)
  return response
}

/** Returns a fetch for reads that keeps each response for `takeEarly`, unless it is kept already. */
export const keepEarly =
  (answers: EarlyAnswers, send: Fetch): Fetch =>
  async (url, init) => {
    const kept = answers.get(keyOf(url, init))?.response
    return (await (kept ?? askEarly(answers, { send, isRead: true }, url, init))).clone()
  }

/**
 * Returns a fetch that hands each early answer to the first identical call, and sends a read again whose early call fails
 * meanwhile. A write that was not asked early discards all answers, because it may change what they tell or open another
 * session.
 */
export const takeEarly =
  (answers: EarlyAnswers, send: Fetch): Fetch =>
  async (url, init) => {
    const { method, signal } = init
    signal?.throwIfAborted()
    const key = keyOf(url, init)
    const early = answers.get(key)
    answers.delete(key)
    if (!early && method !== 'GET') answers.clear()
    if (!early) return send(url, init)
    // The caller's timeout and abort apply to the early call too, including its body.
    signal?.addEventListener('abort', () => early.call.abort(signal.reason), { once: true })
    const response = early.isRead ? await early.response.catch(() => null) : await early.response
    if (response?.ok || (response && !early.isRead)) return response
    signal?.throwIfAborted()
    return send(url, init)
  }

/**
 * Responses to calls that were sent before a store makes them: by the head of the page before the code has loaded, after
 * a reload too, and by the application ahead of the step that needs them.
 */
import type { Fetch } from '../transport'

interface EarlyAnswer {
  readonly response: Promise<Response>
  readonly call: AbortController
  readonly askedAt: number
}

/** Early answers by method, address and body. */
export type EarlyAnswers = Map<string, EarlyAnswer>

declare global {
  interface Window {
    /** What the head of the page has asked. */
    earlyAnswers?: EarlyAnswers
  }
}

/** Answers are discarded after this time, because others change what they tell. A slow phone loads the code for that long. */
const EXPIRY_MS = 30_000

const keyOf = (url: string, { method = 'GET', body }: RequestInit): string =>
  `${method} ${url} ${typeof body === 'string' ? body : ''}`

/** Sends a call and keeps its response. A failed one is not kept, so that the store asks again. */
export function askEarly(answers: EarlyAnswers, send: Fetch, url: string, init: RequestInit): Promise<Response> {
  const call = new AbortController()
  const { signal } = init
  const response = send(url, { ...init, signal: signal ? AbortSignal.any([signal, call.signal]) : call.signal })
  const key = keyOf(url, init)
  const answer: EarlyAnswer = { response, call, askedAt: Date.now() }
  answers.set(key, answer)
  const discard = (): void => {
    if (answers.get(key) === answer) answers.delete(key)
  }
  response.then(({ ok }) => ok || discard(), discard)
  return response
}

/** Returns a fetch that keeps each response for `takeEarly`. */
export const keepEarly =
  (answers: EarlyAnswers, send: Fetch): Fetch =>
  async (url, init) =>
    (await askEarly(answers, send, url, init)).clone()

/**
 * Returns a fetch that hands each early answer to the first identical call. A write that was not asked early discards all
 * answers, because it may change what they tell or open another session.
 */
export const takeEarly =
  (answers: EarlyAnswers, send: Fetch): Fetch =>
  (url, init) => {
    const key = keyOf(url, init)
    const early = answers.get(key)
    answers.delete(key)
    if (!early && init.method !== 'GET') answers.clear()
    if (!early || Date.now() - early.askedAt >= EXPIRY_MS) return send(url, init)
    // The caller's timeout and abort apply to the early call too, including its body.
    const { signal } = init
    const abort = (): void => early.call.abort(signal?.reason)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
    return early.response
  }

/** Lets a step's reads be asked before the step is shown, so that they do not wait for its code and its screen. */
import type { Call, Interceptor, Reply } from './call'
import type { ClientOf } from './client'
import { definePort } from '../store/define-store'

/**
 * The port for reads that are asked ahead. The next identical call through `apiPort` receives the answer. If a read
 * fails, that call asks again and reports the failure.
 */
export const aheadPort = definePort<ClientOf>('api-ahead')

interface AskedAhead {
  /** Of the client behind `aheadPort`: keeps each answer. */
  readonly keep: Interceptor
  /** Of the client behind `apiPort`: takes each answer once. Any other write discards them, because it may change them. */
  readonly take: Interceptor
}

/** Answers are discarded after this time, because others change what they tell. */
const EXPIRY_MS = 10_000

interface Kept {
  readonly reply: Promise<Reply | null>
  readonly askedAt: number
}

const keyOf = ({ endpoint, url, body }: Call): string => `${endpoint.method} ${url} ${body ?? ''}`

export function askedAhead(): AskedAhead {
  const replies = new Map<string, Kept>()
  return {
    keep: (next) => (call) => {
      const reply = next(call)
      // The caller handles the rejection of its own promise.
      replies.set(keyOf(call), { reply: reply.catch(() => null), askedAt: Date.now() })
      return reply
    },
    take: (next) => async (call) => {
      const early = replies.get(keyOf(call))
      replies.delete(keyOf(call))
      if (!early && call.endpoint.method !== 'GET') replies.clear()
      const reply = early && Date.now() - early.askedAt < EXPIRY_MS ? await early.reply : null
      call.signal?.throwIfAborted()
      return reply ?? next(call)
    },
  }
}

import { RateLimiterDrizzle, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { tooManyCalls } from '../refusal'
import { keyed } from '../secrets'
import type { Database } from '../database/database'
import { throttle } from '../database/schema/throttle'
import { DAY_SECONDS, HOUR_SECONDS, IN_A_DAY, LIMITED, LIMITS } from './limits'
import { callerOf, networkOf } from './network'

/** The caller of a call. */
export interface Caller {
  /** Null for a call without a session. */
  readonly sessionId: string | null
  readonly address: string
}

/** Counts a call by name. Rejects with a `Refusal` (429) if a limit is exceeded. */
export type Throttle = (call: string, caller: Caller) => Promise<void>

/** A throttle without limits. */
export const unthrottled: Throttle = () => Promise.resolve()

export interface ThrottleOptions {
  readonly db: Database
  readonly secret: string
  /** Factor on the usual limits. */
  readonly factor: number
}

/**
 * Creates a throttle that counts in the database, with one query per limit, so that all processes share the counts.
 * A caller over a limit is also cached in this process, so that its further calls need no query.
 */
export function createThrottle({ db, secret, factor }: ThrottleOptions): Throttle {
  const counting = (name: string, usual: number, duration = HOUR_SECONDS): RateLimiterAbstract =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: throttle,
      keyPrefix: name,
      points: usual * factor,
      duration,
      inMemoryBlockOnConsumed: usual * factor + 1,
      // The purge removes expired rows.
      clearExpiredByTimeout: false,
    })
  const counters = new Map(
    Object.entries(LIMITS).map(([name, { perSession, perAddress }]) => [
      name,
      {
        session: perSession === null ? null : counting(`${name}:session`, perSession),
        address: counting(`${name}:address`, perAddress),
        day: counting(`${name}:day`, perAddress * IN_A_DAY.address, DAY_SECONDS),
        network: counting(`${name}:network`, perAddress * IN_A_DAY.network, DAY_SECONDS),
      },
    ]),
  )

  return async (call, { sessionId, address }) => {
    const counter = counters.get(LIMITED.get(call) ?? '')
    if (!counter) return
    if (sessionId !== null && counter.session) await count(counter.session, sessionId)
    // Stores an HMAC of the address, because an address is personal data.
    const caller = keyed(secret, 'throttle', callerOf(address))
    // Counts in sequence from narrow to wide, so that a refused call does not count against the wider limits.
    await count(counter.address, caller)
    await count(counter.day, caller)
    await count(counter.network, keyed(secret, 'throttle network', networkOf(address)))
  }
}

async function count(counter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await counter.consume(key)
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    throw tooManyCalls(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)))
  }
}

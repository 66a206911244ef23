import { RateLimiterDrizzle, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { tooManyCalls } from '../refusal'
import { keyed } from '../secrets'
import type { Database } from '../store/database'
import { throttle } from '../store/schema/throttle'
import { DAY_SECONDS, HOUR_SECONDS, IN_A_DAY, LIMITED, LIMITS } from './limits'
import { callerOf, networkOf } from './network'

/** Who makes a call. */
export interface Caller {
  /** Null for a call without one. */
  readonly sessionId: string | null
  readonly address: string
}

/** Counts a call of this name; a refusal (429) where there were too many. */
export type Throttle = (call: string, caller: Caller) => Promise<void>

/** Counts nothing. */
export const unthrottled: Throttle = () => Promise.resolve()

export interface ThrottleOptions {
  readonly db: Database
  readonly secret: string
  /** Times the usual limits. */
  readonly factor: number
}

/**
 * Counts in the database, so that all processes count together, with one statement for each limit; whoever is over one is
 * remembered in this process too, and costs the database nothing more.
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
      // Purged with the sessions.
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
    // Who calls is personal data: it is at rest as a name that only this installation can make.
    const caller = keyed(secret, 'throttle', callerOf(address))
    // One after another: what is refused counts for nothing that is wider.
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

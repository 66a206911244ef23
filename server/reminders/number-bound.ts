import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../platform/database/database'
import { throttle } from '../platform/database/schema/throttle'
import { keyed } from '../platform/secrets'
import { DAY_SECONDS } from '../platform/throttle/limits'

/** Counts a text message to a number. Resolves to false if the number has had as many as a day allows. */
export type CountText = (to: string) => Promise<boolean>

export interface NumberBound {
  readonly db: Database
  readonly secret: string
  /** Text messages to one number within a day; 0 for no bound. */
  readonly perDay: number
}

/**
 * Bounds the text messages to one number, because anybody can book with a stranger's. Counts in the database, so that
 * processes share the count, by an HMAC of the number.
 */
export function numberBound({ db, secret, perDay }: NumberBound): CountText {
  if (perDay === 0) return () => Promise.resolve(true)
  const counter = new RateLimiterDrizzle({
    storeClient: db,
    schema: throttle,
    keyPrefix: 'texts',
    points: perDay,
    duration: DAY_SECONDS,
    // The purge removes expired rows.
    clearExpiredByTimeout: false,
  })
  return async (to) => {
    try {
      await counter.consume(keyed(secret, 'text message', to))
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}

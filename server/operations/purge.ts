import type { Log } from '../log'
import { cleanMail } from '../mail/open'
import type { Database } from '../store/database'
import { removeExpired } from '../store/sessions'
import type { CardPayments } from '../providers/card-payment'
import { refundAbandoned } from '../store/booking-payments'
import { returnRefunds } from './refunds'
import { purgeThrottle } from '../store/throttle-purge'

/**
 * Removes expired data and repeats failed refunds at an interval, and returns the function that stops it.
 * Several processes may purge at once, because each skips the rows that another has locked.
 */
export function startPurging(db: Database, cardPayments: CardPayments, log: Log, seconds: number): () => Promise<void> {
  let round = Promise.resolve()
  const purge = (): void => {
    round = round
      .then(() => removeExpired(db))
      .then(() => purgeThrottle(db))
      .then(() => cleanMail(db, log))
      .then(() => refundAbandoned(db))
      .then(() => returnRefunds(db, cardPayments, log))
      .catch((error: unknown) => log.error('could not purge old data', error))
  }
  const schedule = setInterval(purge, seconds * 1000).unref()
  purge()
  return () => {
    clearInterval(schedule)
    return round
  }
}

import type { Log } from '../platform/log'
import { cleanMail } from '../mail/open'
import type { Database } from '../platform/database/database'
import { removeExpired, type Expired } from '../draft/sessions'
import type { CardPayments } from '../providers/card-payment'
import { refundAbandoned, returnRefunds } from '../sections/booking/saved/index'
import type { Tell } from '../platform/operations/events'
import { purgeAnswers } from '../sections/vehicle/index'
import { cleanWebhooks } from '../webhooks/store/dispatches'
import { purgeThrottle } from '../platform/throttle/throttle-purge'
import { purgeUnpaid } from '../holds/bounds/unpaid-bookings'

interface Purged {
  readonly db: Database
  readonly cardPayments: CardPayments
  readonly log: Log
  readonly tell: Tell
  /** Asks the provider for payments that nobody has told of. */
  readonly askPayments?: () => Promise<void>
  /** Erases personal data that is kept for no longer. */
  readonly eraseExpired?: () => Promise<void>
}

/**
 * Removes expired data and repeats failed refunds at an interval, and returns the function that stops it.
 * Several processes may purge at once, because each skips the rows that another has locked.
 */
export function startPurging(
  { db, cardPayments, log, tell, askPayments, eraseExpired }: Purged,
  seconds: number,
): () => Promise<void> {
  let round = Promise.resolve()
  const purge = (): void => {
    round = round
      .then(async () => tellExpired(await removeExpired(db), tell))
      .then(() => purgeThrottle(db))
      .then(() => purgeUnpaid(db))
      .then(() => purgeAnswers(db))
      .then(() => cleanMail(db, log))
      .then(() => cleanWebhooks(db))
      .then(askPayments)
      .then(() => refundAbandoned(db))
      .then(() => returnRefunds(db, cardPayments, log, tell))
      .then(eraseExpired)
      .catch((error: unknown) => log.error('could not purge old data', error))
  }
  const schedule = setInterval(purge, seconds * 1000).unref()
  purge()
  return () => {
    clearInterval(schedule)
    return round
  }
}

function tellExpired({ sessions, holds }: Expired, tell: Tell): void {
  for (const id of holds) tell('hold.expired', { session: id, booking: id })
  for (const id of sessions) tell('session.expired', { session: id, booking: id })
}

import type { Log } from '../../../platform/log'
import type { CardPayments } from '../../../providers/card-payment'
import type { Tell } from '../../../platform/operations/events'
import { listDueRefunds, markRefunded } from '../store/booking-payments'
import type { Database } from '../../../platform/database/database'

/**
 * Asks the provider to return what is due. The provider gets the total of each payment, so that a repeated request
 * returns nothing twice. A failed one stays due and is repeated in the next round.
 */
export async function returnRefunds(db: Database, cardPayments: CardPayments, log: Log, tell: Tell): Promise<void> {
  for (const { orderNumber, refundCents, booking, session } of await listDueRefunds(db))
    try {
      await cardPayments.refund({ orderNumber, totalCents: refundCents })
      await markRefunded(db, orderNumber, refundCents)
      tell('refund.returned', { session, booking })
    } catch (error) {
      log.error('could not return a card payment', error)
      tell('refund.failed', { session, booking })
    }
}

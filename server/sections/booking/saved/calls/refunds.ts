import type { Log } from '../../../../platform/log'
import type { CardPayments } from '../../../../providers/card-payment'
import { OutcomeUnknown } from '../../../../providers/outcome-unknown'
import type { Tell } from '../../../../platform/operations/events'
import { leaseRefund, listDueRefunds, markRefunded, releaseRefund } from '../store/due-refunds'
import type { Database } from '../../../../platform/database/database'

/**
 * Asks the provider to return what is due. The provider gets the total of each payment, so that a repeated request
 * returns nothing twice. A failed one stays due and is repeated in the next round. One without an answer keeps its
 * lease, because the provider may still be paying it, and ends the round, because the next one would wait as long.
 */
export async function returnRefunds(db: Database, cardPayments: CardPayments, log: Log, tell: Tell): Promise<void> {
  for (const { orderNumber, booking, session } of await listDueRefunds(db)) {
    const totalCents = await leaseRefund(db, orderNumber)
    if (totalCents === null) continue
    try {
      await cardPayments.refund({ orderNumber, totalCents })
      await markRefunded(db, orderNumber, totalCents)
      tell('refund.returned', { session, booking })
    } catch (error) {
      log.error('could not return a card payment', error)
      tell('refund.failed', { session, booking })
      if (error instanceof OutcomeUnknown) return
      await releaseRefund(db, orderNumber)
    }
  }
}

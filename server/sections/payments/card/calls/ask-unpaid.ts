import { storeReported, type Reporting } from './store-reported'
import { takeUnpaidPayment } from '../store/unpaid-payments'
import type { Log } from '../../../../platform/log'
import { OutcomeUnknown } from '../../../../providers/outcome-unknown'

/** Payments that one round asks for. */
const MOST = 100

/**
 * Asks the provider for payments whose visitor has not come back, and that no notice has told of. Otherwise money that
 * a visitor paid before closing the browser would never be credited or returned.
 */
export async function askUnpaid(reporting: Reporting, log: Log): Promise<void> {
  const { tell } = reporting
  for (let asked = 0; asked < MOST; asked++) {
    const payment = await takeUnpaidPayment(reporting.db)
    if (!payment) return
    const { sessionId: session, bookingId } = payment
    try {
      const state = await storeReported(reporting, payment)
      if (state !== payment.state)
        tell('payment.reported', { kind: 'CARD', state, session, booking: bookingId ?? session })
    } catch (error) {
      log.error('could not ask for a card payment', error)
      // The provider does not serve now, so the next question would wait as long.
      if (error instanceof OutcomeUnknown) return
    }
  }
}

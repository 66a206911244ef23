import type { Log } from '../../../../platform/log'
import { hearOutcome, type Hearing } from './hear-bank'
import { takeOpenPayment } from '../store/credit-payments'

/** Payments that one round asks for. */
const MOST = 100

/**
 * Asks the bank for applications whose outcome is open: not signed, or still considered. Otherwise a credit that is approved
 * after the visitor has left would never reach the booking. Ends the round at the first failure, because the next question
 * would wait as long.
 */
export async function askOpenCredit(hearing: Hearing, log: Log): Promise<void> {
  for (let asked = 0; asked < MOST; asked++) {
    const open = await takeOpenPayment(hearing.db)
    if (!open) return
    const { id, status, sessionId: session } = open
    try {
      const { status: state } = await hearOutcome(hearing, id)
      if (state !== status) hearing.tell('payment.reported', { kind: 'CREDIT', state, session, booking: session })
    } catch (error) {
      log.error('could not ask for a credit', error)
      return
    }
  }
}

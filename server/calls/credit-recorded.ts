import { BankError, type BankAnswer } from '../providers/credit-bank'
import { tooOften } from '../refusal'
import { randomToken } from '../secrets'
import type { Database } from '../store/database'
import {
  completeApplication,
  countPayments,
  insertApplication,
  refuseApplication,
  type NewApplication,
} from '../store/payments'
import type { Session } from '../store/sessions'
import { toCustomer } from './credit-answers'
import { whileLocked } from './while-locked'

/** Each one may show in a person's credit record: nobody needs more in one visit. */
const MOST_APPLICATIONS = 10

/**
 * Asks the bank, having written the application down first: what is broken off in between can be found and is counted.
 * A session has one application under way at a time, so that a double click makes one.
 */
export async function askRecorded(
  db: Database,
  session: Session,
  application: Omit<NewApplication, 'id' | 'sessionId'>,
  ask: () => Promise<BankAnswer>,
): Promise<BankAnswer> {
  const id = `applying-${randomToken()}`
  await whileLocked(db, session, async (tx) => {
    const { all, underWay } = await countPayments(tx, session.id)
    if (underWay > 0)
      throw toCustomer(
        'APPLICATION_PENDING',
        'the bank has not answered the application before',
        'Edellinen hakemuksesi on vielä käsittelyssä. Odota hetki ja yritä uudelleen.',
      )
    if (all >= MOST_APPLICATIONS) throw tooOften(`more than ${MOST_APPLICATIONS} applications in one session`)
    await insertApplication(tx, { ...application, id, sessionId: session.id })
  })
  try {
    const answer = await ask()
    await completeApplication(db, id, answer.paymentId, answer)
    return answer
  } catch (error) {
    // Any other failure leaves open whether the bank has got the application.
    if (error instanceof BankError) await refuseApplication(db, id)
    throw error
  }
}

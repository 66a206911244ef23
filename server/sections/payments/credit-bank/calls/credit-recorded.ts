import { BankError, type BankAnswer } from '../../../../providers/credit-bank'
import { tooOften } from '../../../../platform/refusal'
import {
  completeApplication,
  countPayments,
  insertApplication,
  refuseApplication,
  type NewApplication,
} from '../store/credit-payments'
import type { Session } from '../../../../draft/sessions'
import { toCustomer } from './credit-answers'
import { hearAcceptance, type Hearing } from './hear-bank'
import { whileLocked } from '../../../../draft/while-locked'

/** Limit per session. Each application may appear in a person's credit record. */
const MOST_APPLICATIONS = 10

/**
 * Records the application before asking the bank, so that an aborted application can be found and is counted. A session
 * has one pending application at a time, so that a double click makes only one. An accepted one is the booking's credit
 * from then on, whatever the browser does next.
 */
export async function askRecorded(
  { db, ...hearing }: Omit<Hearing, 'creditBank'>,
  session: Session,
  application: Omit<NewApplication, 'id' | 'sessionId'> & { readonly reference: string },
  ask: () => Promise<BankAnswer>,
): Promise<BankAnswer> {
  const id = `applying-${application.reference}`
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
    await db.transaction(async (tx) => {
      await completeApplication(tx, id, answer.paymentId, answer)
      if (answer.status !== 'DENIED') await hearAcceptance(tx, hearing, session, answer, application.requestedCents)
    })
    return answer
  } catch (error) {
    // After any other failure it is unknown whether the bank received the application.
    if (error instanceof BankError) await refuseApplication(db, id)
    throw error
  }
}

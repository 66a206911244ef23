import { APPROVED_STATUSES } from '../../../../platform/database/schema/payments'
import type { Database } from '../../../../platform/database/database'
import type { Tell } from '../../../../platform/operations/events'
import { sessionExpired } from '../../../../platform/refusal'
import { BankError, type BankAnswer } from '../../../../providers/credit-bank'
import { lockSession, partyOf, type Session } from '../../../../draft/sessions'
import { type Following, settleLate } from '../../../booking/saved/index'
import { acceptCredit, lockCreditOf, markUnanswered, updatePayment } from '../store/credit-payments'
import type { Dependencies } from '../../../context'

export type Hearing = Following & Pick<Dependencies, 'db' | 'creditBank'> & { readonly tell: Tell }

export const isApproved = ({ status }: { readonly status: string }): boolean =>
  APPROVED_STATUSES.some((one) => one === status)

/**
 * Makes a payment that the bank has accepted the credit of the session's booking (RC-22). The booking may have been saved
 * while the bank was asked.
 */
export async function hearAcceptance(
  tx: Database,
  hearing: Omit<Hearing, 'db' | 'creditBank'>,
  { id: sessionId }: Session,
  { paymentId, ...answer }: BankAnswer,
  amountCents: number,
): Promise<void> {
  const locked = await lockSession(tx, sessionId)
  if (!locked) throw sessionExpired()
  const bookingId = locked.done ? partyOf(sessionId, locked.draft) : null
  await acceptCredit(tx, { sessionId, paymentId, amountCents, bookingId }, isApproved(answer))
  if (bookingId !== null) await settleLate(tx, hearing, bookingId)
}

/**
 * Asks the bank for the outcome of a payment, stores it, and settles the booking if it is saved already. The parameters in
 * the browser's address are never trusted (reading 14). Without an answer the credit counts as pending.
 * @throws the bank's error
 */
export async function hearOutcome({ db, creditBank, ...hearing }: Hearing, paymentId: string): Promise<BankAnswer> {
  const answer = await creditBank.bookSignedPayment(paymentId).catch(async (error: unknown) => {
    if (!(error instanceof BankError)) await markUnanswered(db, paymentId)
    throw error
  })
  await db.transaction(async (tx) => {
    // The lock comes first: a save that runs at the same time makes the credit its booking's.
    const bookingId = await lockCreditOf(tx, paymentId)
    await updatePayment(tx, paymentId, answer)
    if (bookingId !== null) await settleLate(tx, hearing, bookingId)
  })
  return answer
}

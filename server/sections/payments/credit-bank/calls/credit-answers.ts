import type { PaymentResult } from '#shared/api/nouns/credit'
import type { CreditCustomer } from '#shared/api/nouns/credit-customer'
import { inEuros } from '../../../../platform/money'
import { BankError, type BankAnswer } from '../../../../providers/credit-bank'
import { Refusal } from '../../../../platform/refusal'

/**
 * Awaits the bank's answer. A rejection by the bank becomes a refusal with the bank's own message for the customer
 * (reading 27).
 */
export async function askBank<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BankError) throw new Refusal(409, 'BANK_REFUSED', error.message, error.userErrorMessage)
    throw error
  }
}

/**
 * Creates this server's own refusal of an application, with a message that the customer is shown like the bank's
 * (CR-07).
 */
export const toCustomer = (code: string, message: string, userErrorMessage: string): Refusal =>
  new Refusal(409, code, message, userErrorMessage)

/** Converts the bank's answer for the browser. The customer is returned without government ids (reading 36). */
export const paymentResult = (answer: BankAnswer, customer: CreditCustomer | null): PaymentResult => ({
  paymentId: answer.paymentId,
  bookPaymentStatus: answer.status,
  signingUrl: answer.signingUrl,
  approvedAmount: inEuros(answer.approvedCents),
  customer: customer && { ...customer, governmentId: null, contactGovernmentId: null },
})

import type { PaymentResult } from '#shared/api/nouns/credit'
import type { CreditCustomer } from '#shared/api/nouns/credit-customer'
import { inEuros } from '../domain/money'
import { BankError, type BankAnswer } from '../providers/credit-bank'
import { Refusal } from '../refusal'

/** What the bank answers; where it refuses, a refusal with its own words for the customer (READINGS.md 27). */
export async function askBank<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BankError) throw new Refusal(409, 'BANK_REFUSED', error.message, error.userErrorMessage)
    throw error
  }
}

/** This server's own refusal of an application, in words that the customer is shown as the bank's are (CR-07). */
export const toCustomer = (code: string, message: string, userErrorMessage: string): Refusal =>
  new Refusal(409, code, message, userErrorMessage)

/** The bank's answer as the browser gets it: whom it is about comes back without government ids (READINGS.md 36). */
export const paymentResult = (answer: BankAnswer, customer: CreditCustomer | null): PaymentResult => ({
  paymentId: answer.paymentId,
  bookPaymentStatus: answer.status,
  signingUrl: answer.signingUrl,
  approvedAmount: inEuros(answer.approvedCents),
  customer: customer && { ...customer, governmentId: null, contactGovernmentId: null },
})

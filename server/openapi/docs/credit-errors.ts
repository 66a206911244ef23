/** Errors that several calls about credit answer with. */
import type { ErrorDoc } from '../call-doc'

export const badAmount: ErrorDoc = {
  status: 400,
  code: 'BAD_AMOUNT',
  when: 'The amount is negative, or more than a million euros.',
}
export const bankRefused: ErrorDoc = {
  status: 409,
  code: 'BANK_REFUSED',
  when: 'The bank refuses. `userErrorMessage` is the bank’s own text for the customer, where it has one; `message` names its error.',
}
export const unknownPayment: ErrorDoc = {
  status: 404,
  code: 'UNKNOWN_PAYMENT',
  when: 'The session has applied for no such payment. Another session’s payment is as unknown as one that never was.',
}

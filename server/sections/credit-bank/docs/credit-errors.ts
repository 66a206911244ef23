/** Errors shared by several calls about credit. */
import type { ErrorDoc } from '../../../openapi/call-doc'

export const badAmount: ErrorDoc = {
  status: 400,
  code: 'BAD_AMOUNT',
  when: 'The amount is negative or above a million euros.',
}
export const bankRefused: ErrorDoc = {
  status: 409,
  code: 'BANK_REFUSED',
  when: 'The bank refuses. `userErrorMessage` is the bank’s own text for the customer, if it has one. `message` names its error.',
}
export const unknownPayment: ErrorDoc = {
  status: 404,
  code: 'UNKNOWN_PAYMENT',
  when: 'The session has no such payment. The response is the same for another session’s payment.',
}

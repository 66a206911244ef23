/** Errors shared by several calls. */
import { badRequest, conflict, notFound, type ErrorDoc } from './call-doc'

export const organizationMissing = badRequest('ORGANIZATION_MISSING', 'No workshop is chosen.')
export const unknownOrganization = badRequest('UNKNOWN_ORGANIZATION', 'The workshop does not exist.')
export const timeReserved = conflict(
  'TIME_RESERVED',
  'The change is refused while a time is reserved or a day is requested. Give that up first.',
)
export const tooLong = badRequest('TOO_LONG', 'A text has more than 100 characters.')
export const textTooLong = badRequest('TOO_LONG', 'A text is too long.')

// Credit.
export const badAmount = badRequest('BAD_AMOUNT', 'The amount is negative or above a million euros.')
export const bankRefused = conflict(
  'BANK_REFUSED',
  'The bank refuses. `userErrorMessage` is the bank’s own text for the customer, if it has one. `message` names its error.',
)
export const unknownPayment = notFound(
  'UNKNOWN_PAYMENT',
  'The session has no such payment. The response is the same for another session’s payment.',
)

// Products and the cart.
const UNKNOWN_PRODUCT = ['UNKNOWN_PRODUCT', 'No such product is sold, or not by this provider.'] as const
/** A product in the input, or the one that the call is about. */
export const unknownProduct = (status: 400 | 404): ErrorDoc =>
  (status === 400 ? badRequest : notFound)(...UNKNOWN_PRODUCT)
export const badAmountOfProduct = badRequest('BAD_AMOUNT', 'An amount is not a whole number from 1 to 99.')
export const tooMany = (when: string): ErrorDoc => badRequest('TOO_MANY', when)

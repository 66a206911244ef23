/** What the rest of the server may use of this section. */
export { cardPaymentHandlers } from './calls/card-payment'
export { FAILED_CODE, PAID_CODE } from './rules/card-state'

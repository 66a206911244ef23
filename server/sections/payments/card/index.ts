/** What the rest of the server may use of this part. */
export { askUnpaid } from './calls/ask-unpaid'
export { answerNotice, answerReturn } from './calls/callbacks'
export { cardPaymentHandlers } from './calls/card-payment'
export { NOTICE_PATH, noticeAddress, RETURN_PATH, returnAddress } from './rules/addresses'
export { FAILED_CODE, PAID_CODE } from './rules/card-state'

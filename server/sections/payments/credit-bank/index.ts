/** What the rest of the server may use of this part. */
export { askOpenCredit } from './calls/ask-open'
export { creditBankHandlers } from './calls/credit-bank'
export { answerCreditNotice, CREDIT_NOTICE_PATH } from './calls/notice'

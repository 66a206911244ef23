/** What the rest of the server may use of this section. */
export { creditBankHandlers } from './calls/credit-bank'

/** What the rest of the server may use of this part. */
export { minimumPrice, readEuros, termsOf } from './calls/credit-terms'
export { financingHandlers } from './calls/financing'
export { creditFor } from './rules/credit-terms'
export { findCreditTerms, listCreditInfos } from './store/credit'

/** What the rest of the server may use of this part. */
export { withdrawalHandlers } from './calls/withdrawal'
export { findStatement, type Statement } from './store/statements'

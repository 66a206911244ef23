/** What the rest of the server may use of this section. */
export { withdrawalHandlers } from './calls/withdrawal'
export { findStatement, type Statement } from './store/statements'

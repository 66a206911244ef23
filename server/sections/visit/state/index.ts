/** What the rest of the server may use of this part. */
export { setVisitState } from './calls/set-state'
export { visitStateHandlers } from './calls/visit-state'

/** What the rest of the server may use of this section. */
export { setVisitState } from './calls/set-state'
export { visitHandlers } from './calls/visit'

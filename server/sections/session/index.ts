/** What the rest of the server may use of this section. */
export { sessionHandlers } from './calls/session'

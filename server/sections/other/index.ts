/** What the rest of the server may use of this section. */
export { otherHandlers } from './calls/other'

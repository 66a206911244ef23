/** What the rest of the server may use of this section. */
export { serviceTicketsHandlers } from './calls/service-tickets'

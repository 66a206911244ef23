/** What the rest of the server may use of this section. */
export { workplaceHandlers } from './calls/workplaces'

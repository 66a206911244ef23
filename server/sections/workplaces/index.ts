/** What the rest of the server may use of this section. */
export { organizationHandlers } from './calls/workplaces'

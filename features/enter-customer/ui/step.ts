/** What the step's chunk holds. */
export { EnterCustomerScreen as Screen } from './enter-customer-screen'

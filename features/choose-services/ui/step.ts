/** What the step's chunk holds. */
export { ChooseServicesScreen as Screen } from './choose-services-screen'
export { OrderSummary as Summary } from '#entities/booking'

/** Exports of the step's chunk. */
export { ChooseServicesScreen as Screen } from './choose-services-screen'
export { OrderSummary as Summary } from '#entities/booking'

import { bookingStore } from '#entities/booking'
import type { StoreResolver } from '#shared/store/define-store'

/** Exports of the step's chunk. */
export { ChooseServicesScreen as Screen } from './choose-services-screen'
export { OrderSummary as Summary } from '#entities/booking'

export const basis = (get: StoreResolver): unknown =>
  get(bookingStore).booking?.order_items?.map(({ product }) => product)

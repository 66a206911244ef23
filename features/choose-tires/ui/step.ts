import { bookingStore } from '#entities/booking'
import type { StoreResolver } from '#shared/store/define-store'

/** Exports of the step's chunk. */
export { ChooseTiresScreen as Screen } from './choose-tires-screen'
export { TiresSummary as Summary } from './tires-summary'

export const basis = (get: StoreResolver): unknown =>
  get(bookingStore).booking?.order_items?.map(({ product }) => product)

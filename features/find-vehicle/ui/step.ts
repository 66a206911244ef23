import { bookingStore } from '#entities/booking'
import type { StoreResolver } from '#shared/store/define-store'

/** Exports of the step's chunk. */
export { FindVehicleScreen as Screen } from './find-vehicle-screen'
export { VehicleSummary as Summary } from './vehicle-summary'

export const basis = (get: StoreResolver): unknown => get(bookingStore).booking?.vehicle?.register_number

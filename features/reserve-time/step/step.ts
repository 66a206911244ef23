import { bookingStore } from '#entities/booking'
import type { StoreResolver } from '#shared/store/define-store'

/** Exports of the step's chunk. */
export { ReserveTimeScreen as Screen } from './reserve-time-screen'
export { ReleaseTime } from '../hold/release-time'
export { TimeSummary as Summary } from './time-summary'

export const basis = (get: StoreResolver): unknown => {
  const { booking } = get(bookingStore)
  return [booking?.booking_total_duration?.start, booking?.lead_date]
}

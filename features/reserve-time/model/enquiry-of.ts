import { bookingStore } from '#entities/booking'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/port'
import type { StoreResolver } from '#shared/store/define-store'
import { enquiryCalls, EnquiryStore } from './enquiry-store'
import type { ReserveTimeStore } from './reserve-time-store'

/** By the visit to the step: the visitor may look at the free times once more, and come back to the day chosen here. */
const enquiries = new WeakMap<ReserveTimeStore, EnquiryStore>()

export function enquiryOf(reserving: ReserveTimeStore, get: StoreResolver): EnquiryStore {
  const booking = get(bookingStore)
  const enquiry =
    enquiries.get(reserving) ??
    new EnquiryStore({ api: get(apiPort)(enquiryCalls), booking, mayStill: sameSession(get), reserving })
  enquiries.set(reserving, enquiry)
  return enquiry
}

import { bookingStore } from '#entities/booking'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/port'
import type { StoreResolver } from '#shared/store/define-store'
import { enquiryCalls, EnquiryStore } from './enquiry-store'
import type { ReserveTimeStore } from '../step/reserve-time-store'

/** Enquiries by visit to the step, so that the chosen day is kept while the visitor looks at the free times. */
const enquiries = new WeakMap<ReserveTimeStore, EnquiryStore>()

export function enquiryOf(step: ReserveTimeStore, get: StoreResolver): EnquiryStore {
  const booking = get(bookingStore)
  const enquiry =
    enquiries.get(step) ??
    new EnquiryStore({ api: get(apiPort)(enquiryCalls), booking, isSameSession: sameSession(get), step })
  enquiries.set(step, enquiry)
  return enquiry
}

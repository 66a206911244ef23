import { bookingStore } from '#entities/booking'
import { aheadPort } from '#shared/api/client'
import type { StoreResolver } from '#shared/store/define-store'
import { cycleCalls, CycleStore } from '../model/cycle-store'
import { hasRecalls, sectionCalls, Sections } from '../model/sections'

/** Exports of the step's chunk. */
export { ChooseServicesScreen as Screen } from './choose-services-screen'
export { OrderSummary as Summary } from '#entities/booking'

export const basis = (get: StoreResolver): unknown =>
  get(bookingStore).booking?.order_items?.map(({ product }) => product)

/** Asks for what the screen shows first before it is shown. */
export function askAhead(get: StoreResolver): void {
  const api = get(aheadPort)({ ...cycleCalls, ...sectionCalls })
  const booking = get(bookingStore)
  const sections = new Sections(api, () => true)
  // In the screen's own order: what stands above the services is asked first.
  void new CycleStore(api, booking, () => {}).known.load()
  if (hasRecalls(booking.booking)) void sections.recalls.load()
  sections.load()
}

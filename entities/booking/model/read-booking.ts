import type { BookingStore } from './booking-store'

/**
 * Reads the booking after a change; resolves to whether what is shown of it knows of the change. One that has been given
 * up meanwhile, also for that of another session, is not asked for again.
 */
export const readBooking = async (store: BookingStore, isSame: () => boolean): Promise<boolean> =>
  store.booking !== null && isSame() && (await store.read()) && isSame()

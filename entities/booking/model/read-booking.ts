import { until } from '#shared/store/until'
import type { BookingStore } from './booking-store'

/** Reads the booking anew; resolves to whether what is known of it is of now. */
async function readNow({ resource }: BookingStore): Promise<boolean> {
  if (await resource.load()) return true
  // A newer read may have taken over, which has the change too; without a booking it is that of another one.
  await until(() => resource.state.status !== 'loading' || !resource.latest)
  return resource.state.status === 'ready'
}

/**
 * Reads the booking after a change, where something else may read it at the same time.
 * @throws the call's error, or an abort where the booking was given up meanwhile
 */
export const refreshBooking = (store: BookingStore): Promise<void> => store.refresh(() => readNow(store))

/**
 * Reads the booking after a change; resolves to whether what is shown of it knows of the change. One that has been given
 * up meanwhile, also for that of another session, is not asked for again.
 */
export const readBooking = async (store: BookingStore, isSame: () => boolean): Promise<boolean> =>
  store.booking !== null && isSame() && (await readNow(store)) && isSame()

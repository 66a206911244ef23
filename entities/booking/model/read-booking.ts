import { when } from 'mobx'
import type { BookingStore } from './booking-store'

/** Refetches the booking. Resolves to true if the store then holds the server's current state. */
async function refetch({ resource }: BookingStore): Promise<boolean> {
  if (await resource.load()) return true
  // A newer read may have replaced this one; its response contains the change too. After a reset it reads another
  // booking.
  await when(() => resource.state.status !== 'loading' || !resource.latest)
  return resource.state.status === 'ready'
}

/**
 * Refetches the booking after a change, also if another read of it runs at the same time.
 * @throws the call's error, or an AbortError if the booking was reset meanwhile
 */
export async function refreshBooking(store: BookingStore): Promise<void> {
  if (!(await refetch(store))) throw store.readError
}

/**
 * Refetches the booking after a change. Resolves to true if the store then contains the change. Makes no call if the
 * booking was cleared or `isSame` returns false, because the session has changed.
 */
export const readBooking = async (store: BookingStore, isSame: () => boolean): Promise<boolean> =>
  store.booking !== null && isSame() && (await refetch(store)) && isSame()

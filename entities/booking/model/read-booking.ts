import { until } from '#shared/store/until'
import type { BookingStore } from './booking-store'

/**
 * Reads the booking after a change; resolves to whether what is shown of it knows of the change. One that has been given
 * up meanwhile, also for that of another session, is not asked for again.
 */
export async function readBooking({ booking, resource }: BookingStore, isSame: () => boolean): Promise<boolean> {
  if (!booking || !isSame()) return false
  if (await resource.load()) return true
  // A newer read may have taken over, which has the change too.
  await until(() => resource.state.status !== 'loading')
  return isSame() && resource.state.status === 'ready'
}

import { until } from '#shared/store/until'
import type { BookingStore } from '#entities/booking'

/**
 * Reads the booking after a change; resolves to whether what is shown of it knows of the change. A booking that has been
 * given up meanwhile is not asked for again.
 */
export async function readBooking({ booking, resource }: BookingStore): Promise<boolean> {
  if (!booking) return false
  if (await resource.load()) return true
  // A newer read may have taken over, which has the change too.
  await until(() => resource.state.status !== 'loading')
  return resource.state.status === 'ready'
}

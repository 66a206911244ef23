import type { ReservedTime } from '../../../../holds/reserved-time'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { lockerTime } from '../rules/locker-time'
import type { Database } from '../../../../platform/database/database'
import { reserveLocker } from '../store/lockers'

/**
 * Reserves the key locker for a booking whose customer requested it. Returns whether it was free; undefined if none was
 * requested or no time is reserved.
 */
export async function reserveLockerFor(
  tx: Database,
  bookingId: string,
  { details, organizationId, biila }: Draft,
  reserved: ReservedTime | null,
): Promise<boolean | undefined> {
  // Whoever fetches the car takes its key.
  if (!reserved || !details?.usingKeyLocker || organizationId === null || biila.pickup !== null) return undefined
  return reserveLocker(tx, { organizationId, at: lockerTime(reserved), bookingId })
}

import type { ReservedTime } from '../domain/booking-document'
import type { Draft } from '../domain/draft'
import { lockerTime } from '../domain/locker-time'
import type { Database } from '../store/database'
import { reserveLocker } from '../store/lockers'

/**
 * Reserves the key locker for a booking whose customer requested it. Does nothing for a booking without a reserved
 * time.
 */
export async function reserveLockerFor(
  tx: Database,
  bookingId: string,
  { details, organizationId }: Draft,
  reserved: ReservedTime | null,
): Promise<void> {
  if (reserved && details?.usingKeyLocker && organizationId !== null)
    await reserveLocker(tx, { organizationId, at: lockerTime(reserved), bookingId })
}

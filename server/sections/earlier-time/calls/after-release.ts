import { lockWorkshop } from '../../../booking/holds'
import type { AfterRelease } from '../../context'
import { addFreedTimes } from '../store/freed-times'
import { isAnyWaiting, workshopOfWish } from '../store/wishes'
import { dropWish } from './drop-wish'
import { makeOffers, type Matching } from './make-offers'

/**
 * Ends the wish of a booking that was cancelled or moved, and offers its freed time to those who wait. Without either it
 * takes no lock.
 */
export const afterRelease =
  (matching: Matching): AfterRelease =>
  async (tx, bookingId, freed, tell) => {
    const isConcerned = (await workshopOfWish(tx, bookingId)) !== null || (await isAnyWaiting(tx, freed.organizationId))
    if (!isConcerned) return
    await lockWorkshop(tx, freed.organizationId)
    await dropWish(tx, bookingId, tell)
    await addFreedTimes(tx, [freed])
    await makeOffers(tx, matching, freed.organizationId, tell)
  }

import type { AfterRelease } from '../../context'
import { addFreedTimes } from '../store/freed-times'
import { isAnyWaiting } from '../store/wishes'
import { dropWish } from './drop-wish'
import { makeOffers, type Matching } from './make-offers'

/** Ends the wish of a booking that was cancelled or moved, and offers its freed time to those who wait. */
export const afterRelease =
  (matching: Matching): AfterRelease =>
  async (tx, bookingId, freed, tell) => {
    await dropWish(tx, bookingId, tell)
    if (!(await isAnyWaiting(tx, freed.organizationId))) return
    await addFreedTimes(tx, [freed])
    await makeOffers(tx, matching, freed.organizationId, tell)
  }

import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import type { AfterRelease } from '../../../context'
import { Calendars } from '../../slots/index'
import { addFreedTimes } from '../store/freed-times'
import { isAnyWaiting } from '../store/wishes'
import { dropWish } from './drop-wish'
import { makeOffers, type Matching } from './make-offers'

/** Returns what follows the release of a booking's time: the offers, if the chain makes them, or nothing. */
export const releaseFollower = (
  extensions: readonly string[],
  now: Matching['now'],
  calendars = new Calendars(),
): AfterRelease => (extensions.includes(EARLIER_TIME) ? offering({ calendars, now }) : () => Promise.resolve())

/** Ends the wish of a booking that was cancelled or moved, and offers its freed time to those who wait. */
const offering =
  (matching: Matching): AfterRelease =>
  async (tx, bookingId, freed, tell) => {
    await dropWish(tx, bookingId, tell)
    if (!(await isAnyWaiting(tx, freed.organizationId))) return
    await addFreedTimes(tx, [freed])
    await makeOffers(tx, matching, freed.organizationId, tell)
  }

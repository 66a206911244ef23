import type { Database } from '../../../../platform/database/database'
import type { Tell } from '../../../../platform/operations/events'
import { closeOffer, findOpenOffer } from '../store/offers'
import { deleteWish } from '../store/wishes'

/** Ends the wish of a booking with its open offer. The caller has locked the workshop, and offers the time to others. */
export async function dropWish(tx: Database, bookingId: string, tell: Tell): Promise<void> {
  const open = await findOpenOffer(tx, bookingId)
  if (open) {
    await closeOffer(tx, open.id, 'DROPPED')
    tell('offer.dropped', { booking: bookingId, workshop: open.organizationId })
  }
  if (await deleteWish(tx, bookingId)) tell('earlier.stopped', { booking: bookingId })
}

import type { Booking } from '#shared/api/nouns/entities'
import type { WallDateTime } from '#shared/date/wall-clock'
import { stillPossible } from '#shared/facts/still-possible'
import type { SavedRow } from '../../../booking/bookings'
import { withStopPath, type Installation } from '../../../reminders/with-stop-path'

/** Returns a saved booking as its customer is told it: with what may still be done, and how to stop its reminders. */
export async function toldBooking(
  { now, ...installation }: Installation & { readonly now: () => WallDateTime },
  saved: Pick<SavedRow, 'id' | 'document' | 'draft'>,
): Promise<Booking> {
  const possible = stillPossible(saved.document, now())
  // Bookings of earlier versions have no draft to change.
  const still_possible = saved.draft === null ? { ...possible, move: false, earlier: false } : possible
  return { ...(await withStopPath(installation, saved)), still_possible }
}

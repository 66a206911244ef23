import { bookingOfSession, readBooking, type SavedRow } from '../store/bookings'
import type { Database } from '../store/database'
import type { Session } from '../store/sessions'

/** What the session has saved: a booking of its own, or the one that it has changed; null while it has saved nothing. */
export async function savedIn(db: Database, { id, done, draft }: Session): Promise<SavedRow | null> {
  if (!done) return null
  return draft.changes ? readBooking(db, draft.changes.bookingId) : bookingOfSession(db, id)
}

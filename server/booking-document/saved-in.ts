import { bookingOfSession, readBooking, type SavedRow } from './bookings'
import type { Database } from '../platform/database/database'
import type { Session } from '../draft/sessions'

/** Loads the booking that the session saved: its own, or the one that it changed. Null if it has saved nothing. */
export async function savedIn(db: Database, { id, done, draft }: Session): Promise<SavedRow | null> {
  if (!done) return null
  return draft.changes ? readBooking(db, draft.changes.bookingId) : bookingOfSession(db, id)
}

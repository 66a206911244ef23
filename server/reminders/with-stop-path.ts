import type { Booking } from '#shared/api/nouns/booking'
import type { SavedRow } from '../booking-document/bookings'
import type { Database } from '../platform/database/database'
import { stopPath } from './opt-out/stop-token'
import type { ReminderKind } from './rules/plan'
import { hasReminders } from './store/reminders'

export interface Installation {
  readonly db: Database
  readonly secret: string
  /** Path of the REST root. */
  readonly root: string
  readonly visits: { readonly reminders: readonly ReminderKind[] }
}

/** Returns the document of a saved booking for its customer, with the way to stop the reminders that are planned. */
export const withStopPath = async (
  { db, secret, root, visits }: Installation,
  { id, document }: Pick<SavedRow, 'id' | 'document'>,
): Promise<Booking> =>
  (await hasReminders(db, id, visits.reminders))
    ? { ...document, reminder_stop_path: root + stopPath(secret, id) }
    : document

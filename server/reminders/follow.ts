/** Keeps the reminders of a booking in step with its visit, in the transaction that saves, moves or cancels it. */
import type { WallDateTime } from '#shared/date/wall-clock'
import type { SavedRow } from '../booking-document/bookings'
import type { Database } from '../platform/database/database'
import { comingTime } from './rules/coming'
import { plannedReminders, type ReminderKind } from './rules/plan'
import { dropReminders, insertReminders } from './store/reminders'

/** Plans the reminders of a visit that was booked or moved at `now`, and drops those of the time before. */
export async function planReminders(
  tx: Database,
  kinds: readonly ReminderKind[],
  { id, document, remindersStoppedAt }: Pick<SavedRow, 'id' | 'document' | 'remindersStoppedAt'>,
  now: WallDateTime,
): Promise<void> {
  await dropReminders(tx, id)
  const start = comingTime(document)
  if (start !== null && remindersStoppedAt === null) await insertReminders(tx, id, plannedReminders(kinds, start, now))
}

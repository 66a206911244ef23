import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import type { StoredBooking } from '#shared/api/nouns/saved-booking'
import { stillPossible } from '#shared/booking-facts/still-possible'
import type { SavedRow } from '../../../../booking-document/bookings'
import type { Database } from '../../../../platform/database/database'
import { withStopPath } from '../../../../reminders/with-stop-path'
import { firstBookableDay, type CalendarDependencies } from '../../../time/slots/index'

/**
 * Returns a saved booking as its customer is told it: with what may still be done, the way to stop its reminders, and,
 * where earlier times can be asked for, the first day of one.
 */
export async function toldBooking(
  db: Database,
  { secret, root, visits, extensions, ...calendar }: CalendarDependencies,
  saved: SavedRow,
): Promise<StoredBooking> {
  const possible = stillPossible(saved.document, calendar.now())
  // Bookings of earlier versions have no draft to change.
  const still_possible = saved.draft === null ? { ...possible, move: false, earlier: false } : possible
  const told = { ...(await withStopPath({ db, secret, root, visits }, saved)), still_possible }
  const workshop = saved.document.organization?.id
  if (!extensions.includes(EARLIER_TIME) || workshop === undefined) return told
  const day = await firstBookableDay(db, calendar, workshop)
  return day === null ? told : { ...told, first_bookable_day: day }
}

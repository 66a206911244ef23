/** Plans the reminders of bookings that were saved while a kind was not configured, here or in another process. */
import { isReceived } from '#shared/booking-facts/still-possible'
import { lockBooking } from '../booking-document/bookings'
import type { Outcome } from '../platform/outbox/lane'
import type { ReminderDispatch } from './dispatch'
import { comingTime } from './rules/coming'
import { plannedReminders } from './rules/plan'
import { insertReminders, listUnplanned } from './store/reminders'

/** Bookings of one round. */
const MOST = 100

/**
 * Returns a function that plans the missing reminders of the next bookings, each in a transaction of its own. A reminder
 * that exists stays as it is, and one whose time has nearly come is left out, so a repetition adds nothing.
 */
export function planEarlierBookings({ db, now, kinds }: ReminderDispatch): (signal: AbortSignal) => Promise<Outcome> {
  let after = ''
  return async (signal) => {
    const ids = kinds.length === 0 ? [] : await listUnplanned(db, kinds, now(), { after, most: MOST })
    after = ids.at(-1) ?? ''
    for (const id of ids) {
      signal.throwIfAborted()
      await db.transaction(async (tx) => {
        const booking = await lockBooking(tx, id)
        const start = booking && comingTime(booking.document)
        if (!booking || !start || booking.cancelledAt || booking.remindersStoppedAt || isReceived(booking.document))
          return
        await insertReminders(tx, id, plannedReminders(kinds, start, now()))
      })
    }
    return ids.length === MOST ? 'done' : 'none'
  }
}

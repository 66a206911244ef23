import { lockBooking, readBooking } from '../../booking-document/bookings'
import type { Database } from '../../platform/database/database'
import type { Tell } from '../../platform/operations/events'
import { markStopped } from '../store/reminders'
import { STOP_WORDS, stopPage } from './stop-page'
import { bookingOf } from './stop-token'

export interface StopOptions {
  readonly db: Database
  readonly secret: string
  readonly tell: Tell
  /** Headers of every response, of any kind. */
  readonly security: Readonly<Record<string, string>>
}

/**
 * Answers the address that stops a booking's reminders. A GET changes nothing, because programs open links too; a POST
 * stops them, from the page's button or at once from a mail program (RFC 8058). Its token is the only right that it needs.
 */
export async function answerStop(request: Request, { db, secret, tell, security }: StopOptions): Promise<Response> {
  const bookingId = bookingOf(secret, request.url)
  const booking = bookingId && (await readBooking(db, bookingId))
  if (!booking) return stopPage(STOP_WORDS.unknown, security)
  if (booking.remindersStoppedAt !== null) return stopPage(STOP_WORDS.stopped, security)
  if (request.method !== 'POST') return stopPage(STOP_WORDS.ask, security)
  await db.transaction(async (tx) => {
    if (await lockBooking(tx, booking.id)) await markStopped(tx, booking.id)
  })
  tell('reminders.stopped', { booking: booking.id })
  return stopPage(STOP_WORDS.stopped, security)
}

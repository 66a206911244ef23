import type { SavedBooking } from '#shared/api/nouns/saved-booking'
import { dateOf, at, type WallDateTime } from '#shared/date/wall-clock'
import type { ReservedTime } from '../domain/booking-document'
import { missingFrom } from '../domain/completeness'
import type { Draft } from '../domain/draft'
import { conflict, sessionExpired } from '../refusal'
import { hashed, keyed } from '../secrets'
import { hasBooking, insertBooking } from '../store/bookings'
import type { Database } from '../store/database'
import { confirmHold } from '../store/holds'
import { reserveLocker } from '../store/lockers'
import { lockSession, markDone } from '../store/sessions'
import { composeBooking } from './drafts'
import type { Context, Dependencies } from './types'

/**
 * Saves the session's booking, once. The session's row is locked first, so that a second submit waits for the first and
 * then finds its booking; the key is made from the process token, which is nowhere at rest, so that it can be given again
 * without being stored (READINGS.md 32, 37).
 */
export async function saveBooking({ db, secret }: Dependencies, context: Context): Promise<SavedBooking> {
  const { session, token, request } = context
  const bookingKey = keyed(secret, 'booking', token)
  await db.transaction(async (tx) => {
    const locked = await lockSession(tx, session.id)
    if (!locked) throw sessionExpired()
    if (await hasBooking(tx, session.id)) return
    const { draft } = locked
    const reserved = await settle(tx, session.id, draft)
    const document = await composeBooking(tx, draft, reserved)
    await insertBooking(
      tx,
      {
        sessionId: session.id,
        idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 200) ?? null,
        keyHash: hashed(bookingKey),
        registerNumber: draft.vehicle?.register_number ?? '',
        document,
      },
      { kind: 'BOOKING_CONFIRMATION', bookingKey, email: draft.customer?.email.trim() ?? '' },
    )
    await markDone(tx, session.id)
  })
  return { bookingKey }
}

/** Checks that nothing is missing and makes the held time final; null for a time enquiry. */
async function settle(tx: Database, sessionId: string, draft: Draft): Promise<ReservedTime | null> {
  const missing = missingFrom(draft)
  if (missing !== null) throw conflict(missing, 'the booking is not complete')
  const reserved = await confirmHold(tx, sessionId)
  if (!reserved && draft.leadDate === null) throw conflict('TIME_MISSING', 'no time is reserved, or it has run out')
  if (reserved && draft.details?.usingKeyLocker && draft.organizationId !== null)
    await reserveLocker(tx, draft.organizationId, lockerTime(reserved))
  return reserved
}

/** When the locker is used: at the start, or at one of the two times that day visits are checked at (READINGS.md 12). */
const lockerTime = ({ type, start }: ReservedTime): WallDateTime =>
  type === 'EXACT_TIME' ? start : at(dateOf(start), start.slice(11) < '13:00:00' ? '07:00:00' : '13:00:00')

import type { VisitProgress, VisitState } from '#shared/api/nouns/visit'
import { dateOf } from '#shared/date/wall-clock'
import { addBookingKey, lockBooking, updateDocument, type SavedRow } from '../../../../booking-document/bookings'
import type { DeskOptions } from '../../../../booking-document/desk-options'
import { addressOf } from '../../../../booking-document/address-of'
import { findBookingId } from '../../../../booking-document/find-by-reference'
import type { Database } from '../../../../platform/database/database'
import { enqueue } from '../../../../platform/outbox/outbox'
import { conflict, Refusal } from '../../../../platform/refusal'
import { dropReminders } from '../../../../reminders/store/reminders'
import { announce } from '../../../../webhooks/store/announce'
import { isAllowed, stateOf } from '../rules/transitions'
import { hasHad, insertTransition, type TransitionSource } from '../store/visits'

interface Asked {
  /** Reference or id of the booking. */
  readonly booking: string
  readonly state: VisitState
  readonly source: TransitionSource
}

/**
 * Sets the state of a visit, and records it. Mails the customer when the car is ready for the first time. Idempotent: a
 * state that the visit has already is not recorded again. Throws a `Refusal` if the state cannot follow.
 */
export async function setVisitState(options: DeskOptions, asked: Asked): Promise<VisitProgress> {
  const { db, secret, now } = options
  const id = await findBookingId(db, { booking: asked.booking, secret, today: dateOf(now()) })
  return db.transaction(async (tx) => {
    const booking = id === null ? null : await lockBooking(tx, id)
    if (!booking) throw new Refusal(404, 'NOT_FOUND', 'no such booking')
    if (booking.cancelledAt !== null) throw conflict('BOOKING_CANCELLED', 'the booking was cancelled')
    if (!booking.document.booking_total_duration?.start) throw conflict('NO_VISIT', 'an enquiry has no visit yet')
    const { visit_state: current } = booking.document
    if (current?.state === asked.state) return current
    const from = stateOf(booking.document)
    if (from !== asked.state && !isAllowed(from, asked.state))
      throw conflict('STATE_NOT_ALLOWED', `${from} cannot become ${asked.state}`)
    return enter(tx, options, booking, asked)
  })
}

async function enter(
  tx: Database,
  { now, endpoints, tell }: DeskOptions,
  { id, document, version }: SavedRow,
  { state, source }: Asked,
): Promise<VisitProgress> {
  const progress = { state, at: now() }
  if (state === 'READY' && !(await hasHad(tx, id, state)))
    await enqueue(tx, {
      kind: 'VISIT_READY',
      audience: 'customer',
      email: addressOf(document),
      bookingId: id,
      bookingKey: await addBookingKey(tx, id),
    })
  await insertTransition(tx, { bookingId: id, state, source })
  const changed = { ...document, visit_state: progress }
  await updateDocument(tx, id, changed)
  // The car is there, so nobody needs to be reminded to bring it.
  if (state !== 'BOOKED') await dropReminders(tx, id)
  await announce(tx, endpoints, { id, document: changed, version }, [{ type: 'visit.state_changed', ...progress }])
  tell('visit.state', { booking: id, workshop: document.organization?.id ?? null, state })
  return progress
}

import { hasBegun, placeAndTimeOf } from '../rules/booking-change'
import { messagesOfCancelling } from '../rules/booking-messages'
import type { Database } from '../../../platform/database/database'
import { conflict } from '../../../platform/refusal'
import { releaseLift, releaseLocker } from '../../time/index'
import { lockNamedBooking, markCancelled, type SavedRow } from '../../../booking/bookings'
import { lockWorkshop } from '../../../booking/holds'
import { noSuchBooking, referenceOf } from './open-booking'
import { queueMails } from './queue-mails'
import { settlePayments } from './settle-payments'
import type { Context, Dependencies } from '../../context'

/**
 * Cancels a booking by its key and register number. Releases its lift and locker, and queues messages to customer and
 * workshop. Idempotent: a repeated call returns the same response and does nothing.
 */
export async function cancelBooking(
  { db, now, afterRelease }: Dependencies,
  { tell }: Pick<Context, 'tell'>,
  asked: { readonly bookingKey: string; readonly registerNumber: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const booking = await lockNamedBooking(tx, referenceOf(asked))
    if (!booking) throw noSuchBooking()
    if (booking.cancelledAt !== null) return
    if (hasBegun(placeAndTimeOf(booking.document), now())) throw conflict('BOOKING_PAST', 'the visit has begun')
    await cancelLocked(tx, booking, { afterRelease, tell })
  })
}

/** Cancels a booking that the caller has locked. `messagesOf` are those that tell of it. */
export async function cancelLocked(
  tx: Database,
  { id, document: before }: SavedRow,
  { afterRelease, tell }: Pick<Dependencies, 'afterRelease'> & Pick<Context, 'tell'>,
  messagesOf: typeof messagesOfCancelling = messagesOfCancelling,
): Promise<void> {
  const workshop = before.organization?.id ?? null
  // Before its lift is released, because the release locks the workshop's revision.
  if (workshop !== null) await lockWorkshop(tx, workshop)
  const freed = await releaseLift(tx, id)
  await releaseLocker(tx, id)
  const document = { ...before, payment: await settlePayments(tx, id, before.price, true) }
  await markCancelled(tx, id, document)
  tell('booking.cancelled', { booking: id, workshop })
  await queueMails(tx, messagesOf(id, document), tell)
  if (freed) await afterRelease(tx, id, freed, tell)
}

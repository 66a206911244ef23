import { hasBegun, placeAndTimeOf } from '../rules/booking-change'
import { messagesOfCancelling } from '../rules/booking-messages'
import { conflict } from '../../../platform/refusal'
import { releaseLift, releaseLocker } from '../../time/index'
import { lockNamedBooking, markCancelled } from '../../../booking/bookings'
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
    const place = placeAndTimeOf(booking.document)
    if (hasBegun(place, now())) throw conflict('BOOKING_PAST', 'the visit has begun')
    // Before its lift is released, because the release locks the workshop's revision.
    if (place.organizationId !== null) await lockWorkshop(tx, place.organizationId)
    const freed = await releaseLift(tx, booking.id)
    await releaseLocker(tx, booking.id)
    const payment = await settlePayments(tx, booking.id, booking.document.price, true)
    const document = { ...booking.document, payment }
    await markCancelled(tx, booking.id, document)
    tell('booking.cancelled', { booking: booking.id, workshop: document.organization?.id ?? null })
    await queueMails(tx, messagesOfCancelling(booking.id, document), tell)
    if (freed) await afterRelease(tx, booking.id, freed, tell)
  })
}

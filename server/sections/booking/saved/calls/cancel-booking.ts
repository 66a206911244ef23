import { messagesOfCancelling } from '../rules/booking-messages'
import type { Database } from '../../../../platform/database/database'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { releaseLift, releaseLocker } from '../../../time/slots/index'
import { lockNamedBooking, markCancelled, type SavedRow } from '../../../../booking-document/bookings'
import { lockWorkshop } from '../../../../holds/holds'
import { type Following, followBooking } from './follow-booking'
import { noSuchBooking, referenceOf } from './open-booking'
import { queueMails } from './queue-mails'
import { refuseTooLate } from './refuse-too-late'
import { settlePayments } from './settle-payments'
import type { Context, Dependencies } from '../../../context'

/**
 * Cancels a booking by its key and register number. Releases its lift and locker, and queues messages to customer and
 * workshop. Resolves to the document of the cancelled booking. Idempotent: a repeated call returns the same response and
 * does nothing.
 */
export const cancelBooking = (
  { db, now, visits, afterRelease }: Dependencies,
  { tell }: Pick<Context, 'tell'>,
  asked: { readonly bookingKey: string; readonly registerNumber: string },
): Promise<BookingDocument> =>
  db.transaction(async (tx) => {
    const booking = await lockNamedBooking(tx, referenceOf(asked))
    if (!booking) throw noSuchBooking()
    if (booking.cancelledAt !== null) return booking.document
    refuseTooLate(booking.document, now())
    return cancelLocked(tx, booking, { now, visits, afterRelease, tell })
  })

/** What a cancellation brings about. */
export type Cancelling = Following & Pick<Dependencies, 'afterRelease'> & Pick<Context, 'tell'>

/** Cancels a booking that the caller has locked. `messagesOf` are those that tell of it. Resolves to its document. */
export async function cancelLocked(
  tx: Database,
  { id, document: before }: SavedRow,
  { afterRelease, tell, ...following }: Cancelling,
  messagesOf: typeof messagesOfCancelling = messagesOfCancelling,
): Promise<BookingDocument> {
  const workshop = before.organization?.id ?? null
  // Before its lift is released, because the release locks the workshop's revision.
  if (workshop !== null) await lockWorkshop(tx, workshop)
  const freed = await releaseLift(tx, id)
  await releaseLocker(tx, id)
  const payment = await settlePayments(tx, id, before.price, true)
  const document = { ...before, payment, visit_state: undefined }
  await markCancelled(tx, id, document)
  tell('booking.cancelled', { booking: id, workshop })
  await queueMails(tx, messagesOf(id, document), tell)
  await followBooking(tx, following, id, before)
  if (freed) await afterRelease(tx, id, freed, tell)
  return document
}

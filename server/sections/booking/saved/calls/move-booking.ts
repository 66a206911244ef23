import type { FreedTime } from '../../../../holds/freed-time'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import type { Database } from '../../../../platform/database/database'
import { updateBooking, type SavedRow } from '../../../../booking-document/bookings'
import { withDraftDefaults } from '../../../../draft/draft'
import { confirmHold } from '../../../../holds/holds'
import type { Tell } from '../../../../platform/operations/events'
import { conflict } from '../../../../platform/refusal'
import { releaseLift, releaseLocker, reserveLockerFor } from '../../../time/slots/index'
import { messagesOfChange } from '../rules/booking-messages'
import { type Following, followBooking } from './follow-booking'
import { queueMails } from './queue-mails'

interface Moved {
  readonly document: BookingDocument
  /** The time that the booking had. */
  readonly freed: FreedTime | null
}

/**
 * Moves a booking to the time that `holder` holds, with its lift, its locker and the messages of a move. Unlike a change
 * it composes no new booking: services, prices and payments stay as agreed. The caller has locked the booking and its
 * workshop. Throws a `Refusal` if the hold has expired.
 */
export async function moveToHold(
  tx: Database,
  { id, document: before, draft: stored, registerNumber }: SavedRow,
  holder: string,
  { now, visits, tell }: Following & { readonly tell: Tell },
): Promise<Moved> {
  if (!stored) throw conflict('BOOKING_TOO_OLD', 'saved before bookings could be changed')
  const freed = await releaseLift(tx, id)
  const reserved = await confirmHold(tx, holder, id)
  if (!reserved) throw conflict('OFFER_LAPSED', 'the offered time is not held any more')
  await releaseLocker(tx, id)
  const hasLocker = await reserveLockerFor(tx, id, withDraftDefaults(stored), reserved)
  const { type: time_selection_type, start, end } = reserved
  const document: BookingDocument = {
    ...before,
    booking_total_duration: { time_selection_type, start, end, held_seconds: null },
    key_locker_reserved: hasLocker,
  }
  await updateBooking(tx, id, { registerNumber, document, draft: stored })
  // Nobody has the booking's key here. It stays the same, so that its earlier links work.
  const messages = messagesOfChange(id, null, before, document)
  tell('booking.changed', { booking: id, workshop: before.organization?.id ?? null, kind: 'BOOKING_MOVED' })
  await queueMails(tx, messages, tell)
  await followBooking(tx, { now, visits }, id, before)
  return { document, freed }
}

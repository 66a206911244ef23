import type { Booking } from '#shared/api/nouns/booking'
import { agreedOf } from '../../../../draft/agreed'
import { withDraftDefaults } from '../../../../draft/draft'
import { normalisedRegisterNumber } from '../../../../draft/register-number'
import { conflict, Refusal } from '../../../../platform/refusal'
import { hashed, sealed } from '../../../../platform/secrets'
import { findBooking, keepBooking, type BookingReference, type SavedRow } from '../../../../booking-document/bookings'
import { releaseHold } from '../../../../holds/holds'
import { changeDraft } from '../../../../draft/change-draft'
import type { CalendarDependencies } from '../../../time/slots/index'
import type { Context } from '../../../context'
import { endedBooking } from '../rules/ended-booking'
import { toldBooking } from './told-booking'

interface Asked {
  readonly bookingKey: string
  readonly registerNumber: string
}

/** Returns the reference that identifies a booking in the database. */
export const referenceOf = ({ bookingKey, registerNumber }: Asked): BookingReference => ({
  keyHash: hashed(bookingKey),
  registerNumber: normalisedRegisterNumber(registerNumber),
})

/** Creates the same refusal for an unknown key and for a wrong register number (reading 37). */
export const noSuchBooking = (): Refusal => new Refusal(404, 'NOT_FOUND', 'no such booking')

/** Creates the refusal of a cancelled booking, which tells a withdrawal from the contract apart. */
const ended = ({ document }: SavedRow): Refusal =>
  document.withdrawal?.submitted_at
    ? conflict('BOOKING_WITHDRAWN', 'the customer has withdrawn from the contract', endedBooking(document))
    : conflict('BOOKING_CANCELLED', 'the booking was cancelled', endedBooking(document))

/**
 * Opens a booking by its key and register number, and loads it into the session for changes. It replaces the session's
 * draft and releases its hold. Refuses a booking that cannot be changed, because the visitor would otherwise save a
 * second one. A session that is done only gets the document. A caller with both key and register number may learn that
 * the booking was cancelled, and what it was.
 */
export async function openBooking(
  dependencies: CalendarDependencies,
  asked: Asked,
  { session, token, tell }: Context,
): Promise<Booking> {
  const { db } = dependencies
  const found = await findBooking(db, referenceOf(asked))
  if (!found) throw noSuchBooking()
  if (found.cancelledAt !== null) throw ended(found)
  const { id: bookingId, version, draft } = found
  tell('booking.opened', { booking: bookingId })
  const told = await toldBooking(db, dependencies, found)
  if (session.done) return told
  if (draft === null) throw conflict('BOOKING_TOO_OLD', 'saved before bookings could be changed')
  const changes = { bookingId, version, sealedKey: sealed(asked.bookingKey, token) }
  const whole = withDraftDefaults(draft)
  const agreed = agreedOf({ document: found.document, draft: whole })
  await changeDraft(db, session, async (_, tx) => {
    // An erasure that comes first takes the booking along, and one that comes later finds this session.
    if (!(await keepBooking(tx, bookingId))) throw noSuchBooking()
    if (await releaseHold(tx, session.id)) tell('hold.released')
    return { ...whole, timeReserved: false, changes, agreed }
  })
  return told
}

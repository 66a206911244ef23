import type { EarlierTimes, EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { movableStart } from '#shared/booking-facts/still-possible'
import { findBooking, lockNamedBooking } from '../../../../booking-document/bookings'
import { lockWorkshop } from '../../../../holds/holds'
import { badRequest, conflict } from '../../../../platform/refusal'
import { isTooLate, noSuchBooking, referenceOf } from '../../../booking/saved/index'
import type { CalendarDependencies } from '../../slots/index'
import type { Context } from '../../../context'
import { readWish } from '../rules/wish'
import { storeWish } from '../store/wishes'
import { standingOf } from './standing'

interface OfBooking {
  readonly bookingKey: string
  readonly registerNumber: string
}

/** Tells how a booking stands. Refuses an unknown one as POST /open-booking does. */
export async function readStanding(dependencies: CalendarDependencies, asked: OfBooking): Promise<EarlierTimes> {
  const booking = await findBooking(dependencies.db, referenceOf(asked))
  if (!booking) throw noSuchBooking()
  return standingOf(dependencies.db, dependencies, booking)
}

/** Stores the wish of a booking with an exact time. A repeated call replaces it and keeps its place. */
export const ask = (
  dependencies: CalendarDependencies,
  { wish, ...asked }: OfBooking & { readonly wish: EarlierTimeWish },
  { tell }: Pick<Context, 'tell'>,
): Promise<EarlierTimes> =>
  dependencies.db.transaction(async (tx) => {
    const booking = await lockNamedBooking(tx, referenceOf(asked))
    if (!booking) throw noSuchBooking()
    if (booking.cancelledAt !== null) throw conflict('BOOKING_CANCELLED', 'the booking was cancelled')
    if (isTooLate(booking.document, dependencies.now())) throw conflict('BOOKING_PAST', 'the visit has begun')
    const starts = movableStart(booking.document)
    const organizationId = booking.document.organization?.id
    if (starts === null || organizationId === undefined || booking.draft === null)
      throw conflict('NO_EXACT_TIME', 'only a booking with an exact time can be moved to an earlier one')
    const wanted = readWish(wish, starts)
    if (!wanted) throw badRequest('BAD_WISH', 'the wish is not possible')
    await lockWorkshop(tx, organizationId)
    await storeWish(tx, { bookingId: booking.id, organizationId, starts, ...wanted })
    tell('earlier.asked', { booking: booking.id, workshop: organizationId })
    return standingOf(tx, dependencies, booking)
  })

/** What a customer does with an offer, by its link or on the booking's page. */
import type { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { findBooking, lockBooking, readBooking } from '../../../../booking-document/bookings'
import { lockWorkshop } from '../../../../holds/holds'
import type { Database } from '../../../../platform/database/database'
import { conflict, Refusal } from '../../../../platform/refusal'
import { hashed } from '../../../../platform/secrets'
import { isTooLate, moveToHold, noSuchBooking, referenceOf } from '../../../booking/saved/index'
import type { CalendarDependencies } from '../../slots/index'
import type { Context } from '../../../context'
import { addFreedTimes } from '../store/freed-times'
import { closeOffer, findByToken, findOpenOffer, readOffer, type StoredOffer } from '../store/offers'
import { deleteWish, workshopOfWish } from '../store/wishes'
import { dropWish } from './drop-wish'
import { makeOffers } from './make-offers'
import { asOffered, offerOf } from './standing'

/** The token of an offer's link, or the two values that open its booking. */
export interface Reference {
  readonly token: string | null
  readonly bookingKey: string | null
  readonly registerNumber: string | null
}
type Tells = Pick<Context, 'tell'>

const noSuchOffer = (): Refusal => new Refusal(404, 'UNKNOWN_OFFER', 'no such offer')

/** Returns the id of the booking that a customer means, with the offer of the link or the open one, if there is one. */
async function meant(db: Database, { token, bookingKey, registerNumber }: Reference) {
  if (token !== null) {
    const offer = await findByToken(db, hashed(token))
    if (!offer) throw noSuchOffer()
    return { bookingId: offer.bookingId, offer }
  }
  const booking = await findBooking(
    db,
    referenceOf({ bookingKey: bookingKey ?? '', registerNumber: registerNumber ?? '' }),
  )
  if (!booking) throw noSuchBooking()
  return { bookingId: booking.id, offer: await findOpenOffer(db, booking.id) }
}

/** Shows an offer. Changes nothing. */
export async function showOffer(dependencies: CalendarDependencies, token: string): Promise<EarlierTimeOffer> {
  const { db, now } = dependencies
  const found = await findByToken(db, hashed(token))
  if (!found) throw noSuchOffer()
  const offer = await asOffered(db, dependencies, found)
  return offerOf(db, offer, await readBooking(db, offer.bookingId), now())
}

/**
 * Moves the booking to the offered time in one transaction: the offered time becomes the booking's, and its old time is
 * freed and offered to the next. Idempotent: a taken offer is returned as it is.
 */
export const takeOffer = (
  dependencies: CalendarDependencies,
  reference: Reference,
  { tell }: Tells,
): Promise<EarlierTimeOffer> =>
  dependencies.db.transaction(async (tx) => {
    const { bookingId, offer: found } = await meant(tx, reference)
    if (!found) throw noSuchOffer()
    const booking = await lockBooking(tx, bookingId)
    await lockWorkshop(tx, found.organizationId)
    const stored = await readOffer(tx, found.id)
    const now = dependencies.now()
    if (!stored) throw noSuchOffer()
    const offer = await asOffered(tx, dependencies, stored)
    if (offer.state === 'TAKEN') return offerOf(tx, offer, booking, now)
    refuseClosed(offer)
    if (!booking || booking.cancelledAt !== null) throw conflict('BOOKING_CANCELLED', 'the booking was cancelled')
    if (isTooLate(booking.document, now) || offer.start <= now) throw conflict('BOOKING_PAST', 'the visit has begun')
    const { document, freed } = await moveToHold(tx, booking, offer.id, { ...dependencies, tell })
    await closeOffer(tx, offer.id, 'TAKEN')
    await deleteWish(tx, bookingId)
    tell('offer.taken', { booking: bookingId, workshop: offer.organizationId })
    if (freed) await addFreedTimes(tx, [freed])
    await makeOffers(tx, dependencies, offer.organizationId, tell)
    return offerOf(tx, { ...offer, state: 'TAKEN' }, { ...booking, document }, now)
  })

function refuseClosed({ state }: StoredOffer): void {
  if (state === 'LAPSED') throw conflict('OFFER_LAPSED', 'the offered time is not held any more')
  if (state === 'DECLINED') throw conflict('OFFER_DECLINED', 'the offer was declined')
  if (state === 'DROPPED') throw conflict('BOOKING_CHANGED', 'the booking was changed since the offer was made')
}

/**
 * Declines an open offer and offers its time to the next. Does nothing with one that is closed. Resolves to the offer as
 * it then is, or to null if the booking has no open one.
 */
export const declineOffer = (
  dependencies: CalendarDependencies,
  reference: Reference,
  { tell }: Tells,
): Promise<EarlierTimeOffer | null> =>
  dependencies.db.transaction(async (tx) => {
    const { bookingId, offer: found } = await meant(tx, reference)
    if (!found) return null
    await lockWorkshop(tx, found.organizationId)
    const offer = await readOffer(tx, found.id)
    if (!offer) return null
    const booking = await readBooking(tx, bookingId)
    const now = dependencies.now()
    if (offer.state !== 'OPEN') return offerOf(tx, offer, booking, now)
    await closeOffer(tx, offer.id, 'DECLINED')
    tell('offer.declined', { booking: bookingId, workshop: offer.organizationId })
    await makeOffers(tx, dependencies, offer.organizationId, tell)
    return offerOf(tx, { ...offer, state: 'DECLINED' }, booking, now)
  })

/** Withdraws the wish, and with it an open offer. Idempotent. */
export async function stopAsking(
  dependencies: CalendarDependencies,
  reference: Reference,
  { tell }: Tells,
): Promise<void> {
  await dependencies.db.transaction(async (tx) => {
    const { bookingId } = await meant(tx, reference)
    const organizationId = await workshopOfWish(tx, bookingId)
    if (organizationId === null) return
    await lockWorkshop(tx, organizationId)
    await dropWish(tx, bookingId, tell)
    await makeOffers(tx, dependencies, organizationId, tell)
  })
}

/** How a booking stands: its wish, its open offer, and a wanted time that is free now. */
import { randomUUID } from 'node:crypto'
import type { EarlierTimeOffer, EarlierTimes, EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { addDays, dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { movableStart } from '#shared/booking-facts/still-possible'
import type { SavedRow } from '../../../../booking-document/bookings'
import { NO_VALET, withDraftDefaults } from '../../../../draft/draft'
import type { Database } from '../../../../platform/database/database'
import { isTooLate } from '../../../booking/saved/index'
import { firstBookableDay, isHoldFitting, questionFor } from '../../slots/index'
import { fittingVisits } from '../rules/fitting-visits'
import { secondsAfter } from '../rules/offer-hours'
import { findOpenOffer, type StoredOffer } from '../store/offers'
import { readWish } from '../store/wishes'
import type { Matching } from './make-offers'

/** Days from the wished one on that are searched for a free time. */
const SEARCHED_DAYS = 60

/** Describes an offer to its customer. Has nothing personal, because a link alone opens it. */
export async function offerOf(
  db: Database,
  offer: StoredOffer,
  booking: SavedRow | null,
  now: WallDateTime,
): Promise<EarlierTimeOffer> {
  const time = booking?.cancelledAt === null ? booking.document.booking_total_duration : null
  const isOpen = offer.state === 'OPEN'
  const isMovable = booking !== null && mayMove(booking, now)
  return {
    state: offer.state,
    start: offer.start,
    end: offer.end,
    currentStart: time?.start ?? null,
    currentEnd: time?.end ?? null,
    workshop: booking?.document.organization?.name ?? '',
    heldUntil: isOpen ? secondsAfter(now, offer.heldSeconds) : null,
    heldSeconds: isOpen ? offer.heldSeconds : 0,
    canTake: isOpen && isMovable && offer.start > now,
    isWaiting: isMovable && (await readWish(db, offer.bookingId)) !== null,
  }
}

/** Returns the offer, lapsed if the workshop is not open at its time any more. Its hold is kept. */
export const asOffered = async (
  db: Database,
  { calendars }: Pick<Matching, 'calendars'>,
  offer: StoredOffer,
): Promise<StoredOffer> =>
  offer.state !== 'OPEN' || (await isHoldFitting(db, calendars, offer.id, NO_VALET))
    ? offer
    : { ...offer, state: 'LAPSED', heldSeconds: 0 }

const mayMove = ({ cancelledAt, document }: SavedRow, now: WallDateTime): boolean =>
  cancelledAt === null && !isTooLate(document, now)

export async function standingOf(db: Database, matching: Matching, booking: SavedRow): Promise<EarlierTimes> {
  const now = matching.now()
  const starts = movableStart(booking.document)
  // Nobody is told of an earlier time any more.
  if (!mayMove(booking, now)) return { canAsk: false, wish: null, offer: null, freeStart: null }
  const wish = await readWish(db, booking.id)
  const found = await findOpenOffer(db, booking.id)
  const offer = found && (await asOffered(db, matching, found))
  const workshop = booking.document.organization?.id
  const first = workshop === undefined ? null : await firstBookableDay(db, matching, workshop)
  const isNear = starts !== null && first !== null && first <= dateOf(starts)
  return {
    canAsk: isNear && booking.draft !== null,
    wish,
    offer: offer?.state === 'OPEN' ? await offerOf(db, offer, booking, now) : null,
    freeStart: wish && starts !== null ? await freeStart(db, matching, booking, { ...wish, starts }) : null,
  }
}

/** Returns the first wanted time that is free now, or null. Nobody is offered it, because anybody can book it. */
async function freeStart(
  db: Database,
  { calendars, now }: Matching,
  { draft: stored, document }: SavedRow,
  wish: EarlierTimeWish & { readonly starts: WallDateTime },
): Promise<WallDateTime | null> {
  const at = now()
  const organizationId = document.organization?.id
  if (!stored || organizationId === undefined) return null
  const { facts, occupied } = await calendars.look(db, [organizationId], randomUUID(), dateOf(at))
  const [here] = occupied
  if (!here) return null
  const first = wish.earliest > dateOf(at) ? wish.earliest : dateOf(at)
  const [day, limit] = [dateOf(wish.starts), addDays(first, SEARCHED_DAYS)]
  const question = questionFor({ ...here, facts }, withDraftDefaults(stored), at, {
    first,
    last: day < limit ? day : limit,
  })
  return fittingVisits(question, wish)[0]?.start ?? null
}

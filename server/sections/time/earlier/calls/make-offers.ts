/** Offers the freed times of a workshop to the customers who wait for an earlier one. */
import { randomUUID } from 'node:crypto'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { addressOf } from '../../../../booking-document/address-of'
import { takeHold, TimeTaken } from '../../../../holds/holds'
import { grouped } from '../../../../platform/database/grouped'
import type { Database } from '../../../../platform/database/database'
import type { Tell } from '../../../../platform/operations/events'
import { hashed, randomToken } from '../../../../platform/secrets'
import { queueMails } from '../../../booking/saved/index'
import type { Calendars } from '../../slots/index'
import { HELD_SECONDS, isOfferHour, secondsAfter } from '../rules/offer-hours'
import { dropFreedTimes, listOfferable, type OfferableTime } from '../store/freed-times'
import { insertOffer, offeredTimes } from '../store/offers'
import { waitingFor } from '../store/wishes'
import { findVisit, type FoundVisit, takenBy, type WaitingCustomer, type Workplace } from './find-visit'

/** What the matching of freed times and wishes needs. */
export interface Matching {
  readonly calendars: Calendars
  readonly now: () => WallDateTime
}

/**
 * Offers each freed time to the first who asked for one like it, and holds it. A time is offered to one customer at a
 * time, and forgotten when nobody else wants it. Does nothing at night. The caller has locked the workshop, so that
 * nobody takes a time meanwhile.
 */
export async function makeOffers(tx: Database, matching: Matching, organizationId: number, tell: Tell): Promise<void> {
  const now = matching.now()
  if (!isOfferHour(now)) return
  const times = await listOfferable(tx, organizationId, now)
  const [earliest] = times
  const waiting = earliest ? await waitingFor(tx, organizationId, earliest.start) : []
  const busy = new Set(waiting.filter(({ hasOffer }) => hasOffer))
  const wanted = new Set<OfferableTime>()
  let workplace = await workplaceOf(tx, matching, organizationId, waiting)
  for (const time of times) {
    if (!workplace) break
    const free = waiting.filter((one) => !busy.has(one))
    const found = await firstWho(tx, workplace, time, free)
    // Whoever has an offer may want this time after declining that one.
    if (found ?? (await firstWho(tx, workplace, time, [...busy]))) wanted.add(time)
    if (!found || !(await offer(tx, found, { now, organizationId, tell }))) continue
    busy.add(found.customer)
    workplace = withTaken(workplace, found)
  }
  const unwanted = times.filter((time) => !wanted.has(time))
  await dropFreedTimes(
    tx,
    organizationId,
    unwanted.map(({ id }) => id),
    now,
  )
}

const withTaken = (workplace: Workplace, visit: FoundVisit): Workplace => ({
  ...workplace,
  calendar: { ...workplace.calendar, taken: [...workplace.calendar.taken, takenBy(visit)] },
})

async function workplaceOf(
  tx: Database,
  { calendars, now }: Matching,
  organizationId: number,
  waiting: readonly WaitingCustomer[],
): Promise<Workplace | null> {
  if (waiting.length === 0) return null
  // Nobody has this id, so no hold is left out.
  const { facts, occupied } = await calendars.look(tx, [organizationId], randomUUID(), dateOf(now()))
  const [here] = occupied
  const ids = waiting.map(({ bookingId }) => bookingId)
  const offered = grouped(await offeredTimes(tx, ids), ({ bookingId }) => bookingId)
  return here ? { calendar: { ...here, facts }, offered, now: now() } : null
}

/** Returns the visit of the first customer who wants the time, or null if nobody does. */
async function firstWho(
  tx: Database,
  workplace: Workplace,
  time: OfferableTime,
  waiting: readonly WaitingCustomer[],
): Promise<FoundVisit | null> {
  for (const customer of waiting) {
    const found = await findVisit(tx, workplace, time, customer)
    if (found) return found
  }
  return null
}

interface Offering {
  readonly now: WallDateTime
  readonly organizationId: number
  readonly tell: Tell
}

/** Holds the time, stores the offer and queues its mail. Returns false if the time has just been taken. */
async function offer(
  tx: Database,
  { customer: { bookingId, document }, draft, resourceId, start, end }: FoundVisit,
  { now, organizationId, tell }: Offering,
): Promise<boolean> {
  const [id, token] = [randomUUID(), randomToken()]
  const type = draft.hourService ? 'HOUR_SERVICE' : 'EXACT_TIME'
  const lifetime = { seconds: HELD_SECONDS, longestSeconds: HELD_SECONDS }
  const hold = { sessionId: id, organizationId, resourceId, start, end, type, ...lifetime } as const
  try {
    // A savepoint, so that a time that cannot be held does not undo the release that freed it.
    await tx.transaction((part) => takeHold(part, { ...hold, address: null, network: null }))
  } catch (error) {
    if (error instanceof TimeTaken) return false
    throw error
  }
  await insertOffer(tx, { id, bookingId, organizationId, tokenHash: hashed(token), start, end, seconds: HELD_SECONDS })
  tell('offer.made', { booking: bookingId, workshop: organizationId })
  const mail = { bookingId, offerId: id, offerToken: token, start, end, heldUntil: secondsAfter(now, HELD_SECONDS) }
  const email = addressOf(document)
  await queueMails(tx, [{ kind: 'EARLIER_TIME_OFFER', audience: 'customer', email, ...mail }], tell)
  return true
}

/** What no visitor's call does: offers lapse, the morning comes, and the chain adds times. */
import { dateOf } from '#shared/date/wall-clock'
import { lockWorkshop } from '../../../../holds/holds'
import type { Database } from '../../../../platform/database/database'
import { keptEvents, type Tell } from '../../../../platform/operations/events'
import { readChainRevision } from '../../slots/index'
import { isOfferHour } from '../rules/offer-hours'
import { addedTimes, openingsOf } from '../rules/openings'
import { addFreedTimes } from '../store/freed-times'
import { readKnownOpenings, storeKnownOpenings } from '../store/known-openings'
import { closeLapsed } from '../store/offers'
import { forgetPast, workshopsToTend } from '../store/to-tend'
import { lastWaiting } from '../store/wishes'
import { makeOffers, type Matching } from './make-offers'

interface Tending extends Matching {
  readonly db: Database
  readonly tell: Tell
}

/**
 * Closes lapsed offers and makes new ones, workshop by workshop. Several processes may tend at once, because each locks
 * the workshop.
 */
export async function tendEarlierTimes({ db, tell, ...matching }: Tending): Promise<void> {
  await forgetPast(db, matching.now())
  for (const organizationId of await workshopsToTend(db, isOfferHour(matching.now()))) {
    const events = keptEvents(tell)
    await db.transaction(async (tx) => {
      await lockWorkshop(tx, organizationId)
      for (const { bookingId } of await closeLapsed(tx, organizationId))
        events.tell('offer.lapsed', { booking: bookingId, workshop: organizationId })
      await noteAddedTimes(tx, matching, organizationId)
      await makeOffers(tx, matching, organizationId, events.tell)
    })
    events.pass()
  }
}

/** Finds the times that the chain has added since the last round. They are freed times from then on. */
async function noteAddedTimes(tx: Database, { calendars, now }: Matching, organizationId: number): Promise<void> {
  // Read before the facts: facts newer than their revision are compared once more, older ones would hide a change.
  const revision = await readChainRevision(tx)
  const known = await readKnownOpenings(tx, organizationId)
  const last = await lastWaiting(tx, organizationId)
  if (known?.chainRevision === revision || last === null) return
  const facts = await calendars.facts(tx)
  const workshop = facts.workshops.get(organizationId)
  if (!workshop) return
  const openings = openingsOf(facts, workshop)
  const at = now()
  const period = { now: at, first: dateOf(at), last: dateOf(last) }
  if (known) await addFreedTimes(tx, addedTimes(known.openings, openings, period))
  await storeKnownOpenings(tx, openings, revision)
}

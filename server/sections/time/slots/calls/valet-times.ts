import { addDays, dateOf, days, type WallDateTime } from '#shared/date/wall-clock'
import { organizationOf } from '../../../../draft/draft'
import { listCounted } from '../../../../holds/counted-resources'
import { partyOf, type Session } from '../../../../draft/sessions'
import type { Database } from '../../../../platform/database/database'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { isBookable } from '../rules/calendar'
import { offeredTimes } from '../rules/valet-windows'
import type { ChainFacts, WorkshopExtras } from '../store/chain-facts'
import { minutesInCart, withNotice } from './notice'

/** Days ahead for which cars are fetched and brought back. */
const HORIZON = 90

/** Windows that a session can choose from, by their starts. */
export interface OfferedValet {
  readonly extras: WorkshopExtras
  /** Minutes of work in the cart. */
  readonly visitMinutes: number
  readonly pickupTimes: readonly WallDateTime[]
  readonly returnTimes: readonly WallDateTime[]
}

/**
 * Loads the windows with a free place on the days on which the workshop of the draft accepts bookings. Those that the
 * session's own booking takes count as free. Null if the workshop is unknown.
 */
export async function offeredValet(
  facts: ChainFacts,
  now: WallDateTime,
  db: Database,
  session: Pick<Session, 'id'>,
  draft: Draft,
): Promise<OfferedValet | null> {
  const organizationId = organizationOf(draft)
  const workshop = facts.workshops.get(organizationId)
  const extras = facts.extras.get(organizationId)
  if (!workshop || !extras) return null
  const visitMinutes = minutesInCart(facts, draft)
  if (extras.windows.length === 0) return { extras, visitMinutes, pickupTimes: [], returnTimes: [] }
  const today = dateOf(now)
  const question = { workshop: withNotice(facts, draft, workshop), now }
  const open = days(today, addDays(today, HORIZON)).filter((date) => isBookable(question, date))
  const taken = await listCounted(db, { organizationId, party: partyOf(session.id, draft), from: today })
  return {
    extras,
    visitMinutes,
    pickupTimes: offeredTimes(workshop, extras, 'PICKUP', open, taken),
    returnTimes: offeredTimes(workshop, extras, 'RETURN', open, taken),
  }
}

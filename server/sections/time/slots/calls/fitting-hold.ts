import { findReservation } from '../../../../holds/holds'
import type { Database } from '../../../../platform/database/database'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { misfitsOf } from '../rules/misfits'
import type { Calendars } from '../store/calendars'

/**
 * Whether the time that a session or an offer holds fits the chain's data, which may have changed since it was held. True
 * without a hold. `biila` are the windows that were chosen with the time.
 */
export async function isHoldFitting(
  db: Database,
  calendars: Calendars,
  holder: string,
  biila: Draft['biila'],
): Promise<boolean> {
  const held = await findReservation(db, { sessionId: holder })
  if (!held) return true
  const { organizationId, time: when } = held
  return misfitsOf(await calendars.facts(db), { organizationId, when, ...biila, products: [] }).length === 0
}

import type { ReservedTime } from '../../../../holds/reserved-time'
import { fitsOldTime } from '../rules/booking-change'
import { withDraftDefaults } from '../../../../draft/draft'
import {
  bookedTime,
  type CalendarDependencies,
  type Calendars,
  type ChainFacts,
  hasPickUp,
  minutesInCart,
} from '../../../time/slots/index'
import { readBooking } from '../../../../booking-document/bookings'
import type { Database } from '../../../../platform/database/database'
import { remainingHold } from '../../../../holds/holds'
import type { Session } from '../../../../draft/sessions'
import type { Draft } from '../../../../platform/database/schema/sessions'

/**
 * Returns the time of the session's booking: its hold, otherwise the time that the opened booking can keep. Null if
 * there is neither.
 */
export async function reservedTimeOf(
  { db, holdLifetime, calendars }: Pick<CalendarDependencies, 'db' | 'holdLifetime' | 'calendars'>,
  { id, draft }: Session,
): Promise<ReservedTime | null> {
  return (await remainingHold(db, id, holdLifetime.longestSeconds)) ?? keptTime(db, calendars, draft)
}

/** Returns the time of the booking that a draft changes while it still fits, or null if a new time must be held. */
export async function keptTime(db: Database, calendars: Calendars, draft: Draft): Promise<ReservedTime | null> {
  const saved = draft.changes && (await readBooking(db, draft.changes.bookingId))
  if (!saved?.draft) return null
  const before = withDraftDefaults(saved.draft)
  const facts = await calendars.facts(db)
  return fitsOldTime(workOf(facts, before), workOf(facts, draft)) ? bookedTime(db, saved.id) : null
}

const workOf = (facts: ChainFacts, draft: Draft) => ({
  draft,
  minutes: minutesInCart(facts, draft),
  hasPickUp: hasPickUp(facts, draft),
})

/** Which state of a visit may follow which. */
import { VisitState } from '#shared/api/nouns/visit'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'

const ORDER: readonly string[] = Object.keys(VisitState.schema)

/**
 * Whether the desk may change a visit's state. It may skip states, because not every workshop records each, and go back by
 * one, because someone pressed too early or chose the wrong car.
 */
export function isAllowed(from: VisitState, to: VisitState): boolean {
  const steps = ORDER.indexOf(to) - ORDER.indexOf(from)
  return steps > 0 || steps === -1
}

/** State of a visit. One that nobody has set is booked. */
export const stateOf = ({ visit_state }: Pick<BookingDocument, 'visit_state'>): VisitState =>
  visit_state?.state ?? 'BOOKED'

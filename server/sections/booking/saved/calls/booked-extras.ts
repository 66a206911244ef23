import { conflict } from '../../../../platform/refusal'
import { type CalendarDependencies, countsExtras, NoReplacementCar, settleBooked } from '../../../time/slots/index'
import type { Database } from '../../../../platform/database/database'
import { findReservation, lockWorkshop } from '../../../../holds/holds'
import type { Draft } from '../../../../platform/database/schema/sessions'

/**
 * Locks the workshop of a draft for `withBookedExtras`, if it counts anything. Call it before the lift is confirmed, because
 * that locks the workshop's revision, and a cancellation takes the two in this order.
 */
export async function lockForExtras(
  dependencies: Pick<CalendarDependencies, 'calendars'>,
  tx: Database,
  { organizationId }: Pick<Draft, 'organizationId'>,
): Promise<void> {
  if (organizationId !== null && (await countsExtras(dependencies, tx, organizationId)))
    await lockWorkshop(tx, organizationId)
}

/**
 * Takes what the reserved time of a booking needs besides its lift, as its draft has it by now. The caller has locked the
 * workshop. Returns the draft with as many pieces of the replacement car as the loan has days. An enquiry takes nothing,
 * and so does a visit to a workshop that counts neither cars nor windows.
 */
export async function withBookedExtras(
  dependencies: Pick<CalendarDependencies, 'calendars' | 'now'>,
  tx: Database,
  bookingId: string,
  draft: Draft,
): Promise<Draft> {
  const reservation = await findReservation(tx, { bookingId })
  if (!reservation || !(await countsExtras(dependencies, tx, reservation.organizationId))) return draft
  try {
    const settled = await settleBooked(dependencies, { tx, session: { id: bookingId }, draft, reservation })
    if (!settled) throw conflict('TIME_NOT_FITTING', 'a pick-up or return window does not fit the visit, or is full')
    return settled
  } catch (error) {
    throw error instanceof NoReplacementCar ? conflict('NO_REPLACEMENT_CAR', error.message) : error
  }
}

import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import type { Draft } from '../../../../platform/database/schema/sessions'
import type { Database } from '../../../../platform/database/database'
import { holderAt } from '../../../../holds/bounds/holder'
import { isUnbounded, refuseManyBookings, refuseManyTimes } from '../../../../holds/bounds/refuse-many'
import { subjectsOf } from '../../../../holds/bounds/subjects'
import type { Origin } from '../../../../holds/bounds/unpaid-bookings'
import { lockWorkshop } from '../../../../holds/holds'
import type { Context, Dependencies } from '../../../context'

/**
 * Throws a `Refusal` (429) if a new booking is one too many of its visitor or its customer. Returns by whom it is counted;
 * null if it is not, because it is paid for or the desk's own. A held time was counted when it was taken.
 */
export async function boundedOrigin(
  tx: Database,
  { bounds, secret }: Pick<Dependencies, 'bounds' | 'secret'>,
  { address, session }: Pick<Context, 'address' | 'session'>,
  { payment, lead, organization }: BookingDocument,
  draft: Draft,
): Promise<Origin | null> {
  const isPaid = payment !== undefined && payment.paid + payment.credit > 0
  if (isPaid || isUnbounded(bounds, address)) return null
  const { factor } = bounds
  const [holder, subjects] = [holderAt(secret, address), subjectsOf(secret, draft)]
  if (lead && organization) {
    await lockWorkshop(tx, organization.id)
    const asked = { organizationId: organization.id, sessionId: session.id, bookingId: null }
    await refuseManyTimes(tx, { holder, ...asked, factor })
  }
  await refuseManyBookings(tx, subjects, factor)
  return { ...holder, ...subjects }
}

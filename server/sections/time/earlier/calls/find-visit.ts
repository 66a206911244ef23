import { dateOf, minuteCount, type WallDateTime } from '#shared/date/wall-clock'
import { withDraftDefaults } from '../../../../draft/draft'
import type { FreedTime } from '../../../../holds/freed-time'
import type { Database } from '../../../../platform/database/database'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { questionFor, takenLockerTimes, type TakenTime } from '../../slots/index'
import { overlaps, type Visit, visitsIn } from '../rules/fitting-visits'
import type { waitingFor } from '../store/wishes'

/** A customer who waits for an earlier time, with the booking. */
export type WaitingCustomer = Awaited<ReturnType<typeof waitingFor>>[number]

/** A workshop as its calendar is now, and the times that its customers have been offered. */
export interface Workplace {
  readonly calendar: Parameters<typeof questionFor>[0]
  readonly offered: ReadonlyMap<string, readonly Visit[]>
  readonly now: WallDateTime
}

/** A visit that a customer wants, on the freed lift. */
export interface FoundVisit extends Visit {
  readonly customer: WaitingCustomer
  readonly draft: Draft
  readonly resourceId: number
}

/**
 * Returns the best visit in a freed time for a customer, or null. A customer is offered no time twice. One who uses the
 * key locker gets no time without a free locker.
 */
export async function findVisit(
  tx: Database,
  { calendar, offered, now }: Workplace,
  freed: FreedTime,
  customer: WaitingCustomer,
): Promise<FoundVisit | null> {
  if (!customer.draft || customer.starts <= freed.start) return null
  const draft = withDraftDefaults(customer.draft)
  const date = dateOf(freed.start)
  const former = offered.get(customer.bookingId) ?? []
  const visits = visitsIn(questionFor(calendar, draft, now, { first: date, last: date }), freed, customer).filter(
    (visit) => !former.some((one) => overlaps(one, visit)),
  )
  const lockers = draft.details?.usingKeyLocker ? await takenLockers(tx, freed.organizationId, visits) : []
  const visit = visits.find(({ start }) => !lockers.includes(start))
  return visit ? { ...visit, customer, draft, resourceId: freed.resourceId } : null
}

const takenLockers = (tx: Database, organizationId: number, visits: readonly Visit[]): Promise<WallDateTime[]> =>
  takenLockerTimes(
    tx,
    organizationId,
    visits.map(({ start }) => start),
  )

/** Returns the visit as the calendar has a taken time. */
export const takenBy = ({ resourceId: resource, start, end }: FoundVisit): TakenTime => ({
  resource,
  start: minuteCount(start),
  end: minuteCount(end),
})

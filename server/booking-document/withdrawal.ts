/** The right of withdrawal of a booking's customer. */
import type { Withdrawal as Terms } from '#shared/config/config'
import { addDays, type WallDate } from '#shared/date/wall-clock'
import { visitDay } from '#shared/booking-facts/withdrawal'
import { endOfTimeLimit } from '../calendar/statutory-days'
import type { BookingDocument } from '../platform/database/schema/bookings'
import type { Draft } from '../platform/database/schema/sessions'

export type WithdrawalTerms = Terms

/**
 * Returns the last day on which the customer can withdraw. The day of the order or visit does not count. The statutory
 * calendar alone decides when the period ends, not the chain's opening days.
 */
function lastDayOf({ days, from }: WithdrawalTerms, ordered: WallDate, visit: WallDate | null): WallDate {
  return endOfTimeLimit(addDays(from === 'visit' && visit !== null && visit > ordered ? visit : ordered, days))
}

interface Order {
  readonly draft: Draft
  /** Null if the chain grants no right. */
  readonly terms: WithdrawalTerms | null
  readonly today: WallDate
  /** The document of the saved booking that the draft changes; null for a new booking. */
  readonly before: BookingDocument | null
}

/**
 * Adds the right of withdrawal to a document. A saved booking keeps its right whatever the chain grants since, and a
 * later visit can only prolong it. A company has no such right.
 */
export function withWithdrawal(document: BookingDocument, { draft, terms, today, before }: Order): BookingDocument {
  const saved = before?.withdrawal
  if (before ? !saved : !terms || !isConsumer(document)) return document
  const counted = terms && (!saved || terms.from) ? lastDayOf(terms, today, visitDay(document)) : ''
  const until = saved && saved.until > counted ? saved.until : counted
  return {
    ...document,
    withdrawal: { until, early_start: draft.earlyStart, submitted_at: saved?.submitted_at ?? null },
  }
}

/** Pages of earlier versions and other clients may leave the type out. */
const isConsumer = ({ customer }: BookingDocument): boolean =>
  ['', 'PRIVATE'].includes(customer?.customer_type.trim().toUpperCase() ?? '')

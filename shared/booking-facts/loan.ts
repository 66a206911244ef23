import type { ReservationDetails } from '#shared/api/nouns/reservation'
import { addDays, dateOf, days, type WallDate, type WallDateTime } from '#shared/date/wall-clock'

/** First and last day on which a replacement car is out, both inclusive. */
export interface Loan {
  readonly start: WallDate
  readonly end: WallDate
}

/** What decides how long a replacement car is out. */
interface Visit {
  readonly start: WallDateTime
  readonly end: WallDateTime | null
  /** Days on which the customer brings and collects the car. */
  readonly details: Pick<ReservationDetails, 'importDate' | 'pickupDate'> | null
  /** Times at which the car is fetched and brought back. */
  readonly biila: { readonly pickup: WallDateTime | null; readonly return: WallDateTime | null }
}

/** Longest loan before and after the visit, in days. A date further away is not meant. */
const MOST_DAYS = 14

/**
 * Returns the days of a loan: from the day on which the customer's car leaves, which may be before the visit, to the day
 * on which the customer has it again.
 */
export function loanOf({ start, end, details, biila }: Visit): Loan {
  const day = dateOf(start)
  const [first, last] = [addDays(day, -MOST_DAYS), addDays(day, MOST_DAYS)]
  const daysOf = (...times: readonly (string | null | undefined)[]): WallDate[] =>
    times.map((time) => dateOf(time ?? '')).filter((one) => one >= first && one <= last)
  const starts = daysOf(start, details?.importDate, biila.pickup).toSorted()
  const ends = daysOf(start, end, details?.pickupDate, biila.return).toSorted()
  return { start: starts[0] ?? day, end: ends.at(-1) ?? day }
}

/** Number of days for which a loan is paid. */
export const daysOfLoan = ({ start, end }: Loan): number => days(start, end).length

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
  /** Day on which the customer collects the car, as `ReservationDetails` has it. */
  readonly pickupDate?: string | null | undefined
  /** Time at which the car is brought back. */
  readonly return?: string | null | undefined
}

/** Longest loan after the visit, in days. A later date is not meant. */
const MOST_DAYS = 14

/** Returns the days of a loan: from the visit's day to the day on which the customer has their own car again. */
export function loanOf({ start, end, pickupDate, return: back }: Visit): Loan {
  const first = dateOf(start)
  const latest = addDays(first, MOST_DAYS)
  const ends = [end, pickupDate, back].map((one) => dateOf(one ?? '')).filter((day) => day > first && day <= latest)
  return { start: first, end: ends.toSorted().at(-1) ?? first }
}

/** Number of days for which a loan is paid. */
export const daysOfLoan = ({ start, end }: Loan): number => days(start, end).length

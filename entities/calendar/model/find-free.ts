import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import type { FreeMonths } from './free-months'
import { monthsFrom } from './months-view'

/** Number of months searched beyond the visible ones before the calendar reports that nothing is free (TM-04). */
const FURTHER_MONTHS = 3

/** A month that is searched because the visible ones have no free day. */
export interface FurtherMonth {
  readonly month: WallDate
  /** 1 to `of` */
  readonly step: number
  readonly of: number
}

interface Search {
  readonly months: FreeMonths
  readonly hasFree: (month: WallDate) => boolean
  /** Number of months visible at a time. */
  readonly visible: number
  readonly onFurther: (further: FurtherMonth) => void
}

/**
 * Returns the first month to show so that a free day is visible. That is `from` itself, or the month that makes one of
 * the next three months the last visible one. Returns null if none has a free day.
 * @throws the error of a failed request
 */
export async function findFree(search: Search, from: WallDate): Promise<WallDate | null> {
  const { months, hasFree, visible, onFurther } = search
  const first = monthsFrom(from, visible)
  await Promise.all(first.map((month) => months.read(month)))
  if (first.some(hasFree)) return from
  for (let step = 1; step <= FURTHER_MONTHS; step++) {
    const month = startOfMonth(from, visible - 1 + step)
    onFurther({ month, step, of: FURTHER_MONTHS })
    if (!months.isKnown(month)) await months.read(month)
    // The found month is shown last, because the months before it are empty.
    if (hasFree(month)) return startOfMonth(month, 1 - visible)
  }
  return null
}

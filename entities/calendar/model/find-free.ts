import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import type { FreeMonths } from './free-months'
import { monthsFrom } from './months-view'

/** How many months are searched beyond the visible ones before the visitor is told that there is nothing (TM-04). */
const FURTHER_MONTHS = 3

/** A month that is searched because the visible ones have nothing. */
export interface FurtherMonth {
  readonly month: WallDate
  /** 1 to `of` */
  readonly step: number
  readonly of: number
}

interface Search {
  readonly months: FreeMonths
  readonly hasFree: (month: WallDate) => boolean
  /** How many months are shown at a time. */
  readonly visible: number
  readonly onFurther: (further: FurtherMonth) => void
}

/**
 * The first month to show so that a free day is in sight: `from` itself, or one of those that show the three months after
 * what it has in sight; null where there is nothing.
 * @throws the error of the call that failed
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
    // Shown last of the visible months: those before it are known to be empty.
    if (hasFree(month)) return startOfMonth(month, 1 - visible)
  }
  return null
}

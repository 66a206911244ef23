import type { CalendarStore } from '#entities/calendar'
import { days, endOfMonth, startOfMonth, type WallDate } from '#shared/date/wall-clock'

type Known = Pick<CalendarStore, 'isKnown' | 'isSelectable'> & { readonly view: { readonly first: WallDate } }

export interface KnownDays {
  /** Free days of all loaded months, from the first month up to the first month that is not loaded. */
  readonly days: readonly WallDate[]
  /** First month that is not loaded. */
  readonly unknown: WallDate
}

export function knownDays({ view, isKnown, isSelectable }: Known): KnownDays {
  const found: WallDate[] = []
  let month = view.first
  for (; isKnown(month); month = startOfMonth(month, 1))
    found.push(...days(month, endOfMonth(month)).filter(isSelectable))
  return { days: found, unknown: month }
}

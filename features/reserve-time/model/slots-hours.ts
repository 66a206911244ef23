import type { Slot } from '#entities/calendar'
import { timeOf } from '#shared/date/wall-clock'

/** Number of times from which a day is grouped by hour, because a plain row would be hard to scan. */
export const MANY = 19

export interface HourOfSlots {
  /** 0 to 23 */
  readonly hour: number
  readonly slots: readonly Slot[]
}

/** Groups the times of a day, which must be sorted, by the hour that they start in. */
export function byHour(slots: readonly Slot[]): readonly HourOfSlots[] {
  const hours = new Map<number, Slot[]>()
  for (const slot of slots) {
    const hour = Number(timeOf(slot.start).slice(0, 2))
    const known = hours.get(hour)
    if (known) known.push(slot)
    else hours.set(hour, [slot])
  }
  return [...hours].map(([hour, slots]) => ({ hour, slots }))
}

import type { Slot } from '#entities/calendar'
import { timeOf } from '#shared/date/wall-clock'

/** From so many times of a day on they are shown by the hour: a plain row of them could not be looked over. */
export const MANY = 19

export interface HourOfSlots {
  /** 0 to 23 */
  readonly hour: number
  readonly slots: readonly Slot[]
}

/** The times of a day, which are in order, by the hour they start in. */
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

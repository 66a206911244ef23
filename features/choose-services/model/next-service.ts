import type { ServiceCycle } from '#shared/api/nouns/trade'

/** How far the vehicle is on the way to its next service. Kilometres, or months if only they are known. */
export interface NextService {
  readonly target: string
  readonly months: number | null
  /** Null without the mileage or an interval in kilometres. */
  readonly road: {
    readonly interval: number
    readonly from: number
    readonly now: number
    readonly next: number
    readonly left: number
    /** Part of the interval that is driven, 0 to 1. */
    readonly driven: number
  } | null
}

/** Returns the service that is due first, or null if no interval is known. */
export function nextService(cycles: readonly ServiceCycle[], mileage: number): NextService | null {
  const onRoad = cycles
    .flatMap(({ target, months, kilometers, nextKilometers: next }) => {
      if (mileage <= 0 || !kilometers || next === null || next < mileage || next - kilometers > mileage) return []
      const from = next - kilometers
      const road = {
        interval: kilometers,
        from,
        now: mileage,
        next,
        left: next - mileage,
        driven: (mileage - from) / kilometers,
      }
      return [{ target, months, road }]
    })
    .toSorted((one, other) => one.road.left - other.road.left)
  const [first] = onRoad
  if (first) return first
  const byTime = cycles.find(({ months }) => months !== null)
  return byTime ? { target: byTime.target, months: byTime.months, road: null } : null
}

/** The driven part from which on the chain's recommendation is shown. */
const LAST_THIRD = 2 / 3

export const isDueSoon = ({ road }: NextService): boolean => road !== null && road.driven >= LAST_THIRD

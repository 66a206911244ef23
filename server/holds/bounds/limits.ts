import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/throttle/limits'

/** Most of something within the last `seconds`. */
export interface Bound {
  readonly most: number
  readonly seconds: number
}

const within = (hour: number, day: number): readonly Bound[] => [
  { most: hour, seconds: HOUR_SECONDS },
  { most: day, seconds: DAY_SECONDS },
]

/**
 * Unpaid times at one workshop, held or saved. A family or a workplace may choose times at once, and the customers of a
 * mobile operator share a network.
 */
export const MOST_TIMES = { address: within(4, 6), network: within(12, 24) } as const

/** What names the customer of a booking. */
export type Subject = 'plate' | 'email' | 'telephone'

/** Unpaid bookings in the whole chain. A person may book for a family, and change their mind about one car. */
export const MOST_BOOKINGS: Readonly<Record<Subject, readonly Bound[]>> = {
  plate: within(4, 6),
  email: within(6, 10),
  telephone: within(6, 10),
}

/**
 * Returns the seconds until one more is within all bounds; null if it is now. `ages` are the seconds since each was
 * saved, `endingIn` those until each hold ends.
 */
export function waitFor(
  bounds: readonly Bound[],
  { ages, endingIn = [] }: { readonly ages: readonly number[]; readonly endingIn?: readonly number[] },
  factor: number,
): number | null {
  const waits = bounds.flatMap(({ most, seconds }) => {
    const left = [...endingIn, ...ages.map((age) => seconds - age)]
      .filter((rest) => rest > 0)
      .sort((one, other) => one - other)
    const ending = left[left.length - most * factor]
    return ending === undefined ? [] : [Math.ceil(ending)]
  })
  return waits.length === 0 ? null : Math.max(...waits)
}

import type { WallDate } from './wall-clock'

/** Days from the first to the last, both included; an end that is left out is open. */
export interface DateRange {
  readonly min?: WallDate | undefined
  readonly max?: WallDate | undefined
}

/**
 * The range itself, once it is known to have days (TM-02).
 * @throws RangeError where it begins after it ends
 */
export function checkedRange<Range extends DateRange>(range: Range): Range {
  const { min, max } = range
  if (min !== undefined && max !== undefined && min > max)
    throw new RangeError(`Days from ${min} to ${max}: the first is after the last`)
  return range
}

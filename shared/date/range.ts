import type { WallDate } from './wall-clock'

/** Days from `min` to `max`, both inclusive. A missing end is open. */
export interface DateRange {
  readonly min?: WallDate | undefined
  readonly max?: WallDate | undefined
}

/**
 * Returns the range unchanged if it contains at least one day (TM-02).
 * @throws RangeError if `min` is after `max`
 */
export function checkedRange<Range extends DateRange>(range: Range): Range {
  const { min, max } = range
  if (min !== undefined && max !== undefined && min > max)
    throw new RangeError(`Days from ${min} to ${max}: the first is after the last`)
  return range
}

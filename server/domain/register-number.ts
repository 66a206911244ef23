import { compose } from '#shared/text/compose'

/** SPEC.md section 5: both the pattern and the length bind. */
const PATTERN = /^(?:[A-ZÅÄÖ]{1,3}-\d{1,3}|C[A-ZÅÄÖ]{0,3}-\d{1,5})$/
const LONGEST = 7

/**
 * A register number in its one spelling: no spaces around, composed letters, upper case (READINGS.md 4). Composed last:
 * upper case takes some letters apart.
 */
export const normalisedRegisterNumber = (text: string): string => compose(compose(text.trim()).toUpperCase())

/** Whether a normalised text is a register number. */
export const isRegisterNumber = (text: string): boolean => text.length <= LONGEST && PATTERN.test(text)

const MOST_KILOMETERS = 999_999

/** Whether `value` can be a mileage. */
export const isMileage = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_KILOMETERS

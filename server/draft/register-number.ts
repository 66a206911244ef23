import { compose } from '#shared/text/compose'
import { PLATE } from '#shared/text/plate'

/** Specification section 5: the pattern and the length limit both apply. */
const LONGEST = 7

/**
 * Normalises a register number: trims it, composes letters (NFC) and converts it to upper case (reading 4).
 * Composes again at the end, because the conversion to upper case decomposes some letters.
 */
export const normalisedRegisterNumber = (text: string): string => compose(compose(text.trim()).toUpperCase())

/** Whether a normalised text is a valid register number. */
export const isRegisterNumber = (text: string): boolean => text.length <= LONGEST && PLATE.test(text)

const MOST_KILOMETERS = 999_999

/** Whether `value` is a valid mileage in kilometres. */
export const isMileage = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_KILOMETERS

/** The number plates of specification section 5, normalised. The length limit applies besides. */
export const PLATE = /^(?:[A-ZÅÄÖ]{1,3}-\d{1,3}|C[A-ZÅÄÖ]{0,3}-\d{1,5})$/

/** Maximum number of characters of any plate: a transfer or trial plate, a trailer's, or one of another country's. */
export const LONGEST_ANY_PLATE = 12

/**
 * Letters and digits, with blanks, dots and hyphens between them. There is a digit, so that no name is taken for a plate.
 */
const ANY_PLATE = /^(?=.*\p{N})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .·-]*[\p{L}\p{M}\p{N}])?$/u

/** Whether a normalised text may be a plate of any kind (docs/extensions.md, `anyPlate`). */
export const isAnyPlate = (text: string): boolean => text.length <= LONGEST_ANY_PLATE && ANY_PLATE.test(text)

/** Name by which a server announces that POST /set-vehicle takes any plate (docs/extensions.md). */
export const TAKES_ANY_PLATE = 'anyPlate'

/** The number plates of specification section 5, normalised. The length limit applies besides. */
export const PLATE = /^(?:[A-ZÅÄÖ]{1,3}-\d{1,3}|C[A-ZÅÄÖ]{0,3}-\d{1,5})$/

/** Maximum number of characters of any other plate: a transfer or trial plate, a trailer's, or one of another country. */
export const LONGEST_ANY_PLATE = 12

/**
 * Any other plate, normalised (docs/extensions.md, `anyPlate`). The length limit applies besides. It has a digit, so that
 * no name is taken for a plate.
 */
export const ANY_PLATE = /^(?=.*\p{N})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .·-]*[\p{L}\p{M}\p{N}])?$/u

/** Name by which a server announces that POST /set-vehicle takes any plate (docs/extensions.md). */
export const TAKES_ANY_PLATE = 'anyPlate'

/**
 * The format of a Finnish personal identity code (reading 13).
 * It has day, month and two digits of the year of birth, the century sign, three digits and a check character.
 * Only the bank verifies the check character, because an error in this server's rule would reject real persons.
 */
const PATTERN = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A-FYXWVU]\d{3}[\dA-Z]$/

/** Normalises a code: trims it and converts it to upper case. */
export const normalisedGovernmentId = (text: string): string => text.trim().toUpperCase()

/** Whether a normalised text has the format of a personal identity code. */
export const isGovernmentId = (text: string): boolean => PATTERN.test(text)

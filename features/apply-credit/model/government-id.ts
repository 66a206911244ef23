/**
 * A Finnish personal identity code as far as its look goes (READINGS.md 13): day and month of birth, two digits of the year,
 * the century's sign, three digits and one letter or digit. There is no rule for the check character: a wrong one would lock
 * a real person out, and the bank judges it anyway.
 */
const PATTERN = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A-FYXWVU]\d{3}[\dA-Z]$/

/** In its one spelling: no spaces around, upper case. */
export const normalisedGovernmentId = (text: string): string => text.trim().toUpperCase()

/** Whether what was typed can be a personal identity code. */
export const isGovernmentId = (text: string): boolean => PATTERN.test(normalisedGovernmentId(text))

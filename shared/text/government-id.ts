/**
 * Pattern of a Finnish personal identity code (reading 13): day and month of birth, two digits of the year, the
 * separator of the century, three digits and a check character. The check character is not verified, because the bank
 * does that and an error here would lock a real person out.
 */
const PATTERN = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A-FYXWVU]\d{3}[\dA-Z]$/

/** Returns the code trimmed and in upper case. */
export const normalisedGovernmentId = (text: string): string => text.trim().toUpperCase()

/** Whether the text has the pattern of a personal identity code. */
export const isGovernmentId = (text: string): boolean => PATTERN.test(normalisedGovernmentId(text))

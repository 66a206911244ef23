/** More marks on one letter than any language has; Unicode's own limit for text that is read as it comes (UAX #15). */
const STACK = /\p{M}{31}/u

/**
 * Letters and their marks put together (NFC), so that ä is one character however it was typed. Text with a stack of marks
 * is left as it is: putting those in order takes time by the square, which is minutes for what fits into a request.
 */
export const compose = (text: string): string => (STACK.test(text) ? text : text.normalize('NFC'))

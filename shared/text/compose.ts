/** More marks on one letter than any language uses: beyond the limit of the Stream-Safe Text Format (UAX #15). */
const STACK = /\p{M}{31}/u

/**
 * Normalises to NFC, so that 'ä' is one character however it was typed. Returns text with longer stacks of marks
 * unchanged, because sorting those takes quadratic time.
 */
export const compose = (text: string): string => (STACK.test(text) ? text : text.normalize('NFC'))

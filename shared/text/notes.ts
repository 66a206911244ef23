/** Filter of the order notes (specification section 5, reading 21). Not used for anything else. */

const NEWLINE = /\r\n?/g
/** More combining marks in a row than any script uses. Unlimited marks would make normalisation quadratic. */
const MARKS = /(\p{M}{30})\p{M}+/gu
const FORBIDDEN = /[^\p{L}\p{N}\p{P}\p{Z}\n]+/gu

/** Returns the canonical form: NFC, so that no Finnish letter is two characters, and `\n` as the only line end. */
const uniform = (text: string): string => text.replace(NEWLINE, '\n').replace(MARKS, '$1').normalize('NFC')

/** Keeps letters, digits, punctuation, separators and newlines. Never throws. Idempotent. */
export const cleanNotes = (text: string): string =>
  // Normalises again, because removal may join characters that compose.
  uniform(text).replace(FORBIDDEN, '').normalize('NFC')

/** Returns whether the filter removes anything visible, which the visitor is then told. */
export const hasForbidden = (text: string): boolean => cleanNotes(text) !== uniform(text)

/** The order notes' own filter (SPEC.md section 5, READINGS.md 21): it is for notes and nothing else. */

const NEWLINE = /\r\n?/g
/** More combining marks in a row than any writing has. Unlimited, they would take normalization quadratic time. */
const MARKS = /(\p{M}{30})\p{M}+/gu
const FORBIDDEN = /[^\p{L}\p{N}\p{P}\p{Z}\n]+/gu

/** The same text in the one form that is kept: composed, so that no Finnish letter is two characters, and with `\n` alone. */
const uniform = (text: string): string => text.replace(NEWLINE, '\n').replace(MARKS, '$1').normalize('NFC')

/** Leaves letters, digits, punctuation, separators and newlines. Never throws, and changes nothing the second time. */
export const cleanNotes = (text: string): string =>
  // Once more: what has come together by the removal may have a composed form.
  uniform(text).replace(FORBIDDEN, '').normalize('NFC')

/** Whether the filter takes anything away that was to be seen, which is then said. */
export const hasForbidden = (text: string): boolean => cleanNotes(text) !== uniform(text)

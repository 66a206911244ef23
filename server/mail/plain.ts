/** What people typed, made fit for a mail: no character of it can end a line, hide, or turn the reading direction. */

// Control characters and separators of lines, among them CR, LF, U+0085, U+2028 and U+2029.
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
// Marks that turn the direction of what follows, and characters without a width: they make one text look like another.
const DECEPTIVE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu

/** One line: a name, a subject, a value of a table. */
export const oneLine = (text: string): string => text.replaceAll(DECEPTIVE, '').replaceAll(BREAKS, ' ').trim()

/** Several lines, none of them empty. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '')

/** The column at which the plain text part breaks its lines. */
const WIDTH = 76

/** Breaks a line at spaces, each line with `indent` before it; a longer word, such as an address, stays whole. */
export function wrapped(line: string, indent = ''): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ').filter((word) => word !== '')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && indent.length + longer.length > WIDTH) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current].map((one) => indent + one).join('\n')
}

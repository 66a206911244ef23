/**
 * Sanitises typed text for a mail. No remaining character can end a line, be invisible, or change the reading
 * direction.
 */

// Control characters and line separators, among them CR, LF, U+0085, U+2028 and U+2029.
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
// Direction marks and zero-width characters, which make one text look like another, and lone surrogates.
const DECEPTIVE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu

/** Returns one line, for a name, a subject or a table value. */
export const oneLine = (text: string): string => text.replaceAll(DECEPTIVE, '').replaceAll(BREAKS, ' ').trim()

/** Returns the non-empty lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '')

/** Maximum line length of the plain text part. */
const WIDTH = 76

/**
 * Wraps a line at spaces, each resulting line prefixed by `indent`. A longer word, such as an address, stays unbroken.
 */
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

/**
 * Sanitises typed text for a mail. No remaining character can end a line, be invisible, or change the reading
 * direction.
 */

import { oneLine } from '#shared/text/one-line'

export { oneLine }

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

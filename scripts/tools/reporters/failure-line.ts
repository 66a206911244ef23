import { stripVTControlCharacters } from 'node:util'

const MARK = 'FAILED TEST'

/**
 * The line that a reporter prints for a failed test: its name, the first line of its error, and what Playwright expected and
 * received. It starts a line of its own.
 */
export function failureLine(name: string, message = ''): string {
  const [first = '', ...more] = stripVTControlCharacters(message).split('\n')
  const facts = more.map((line) => line.trim()).filter((line) => /^(Expected|Received)\b[^:]*:/.test(line))
  return `\n${MARK}  ${name}: ${[first, ...facts].join(' · ')}\n`
}

export const isFailureLine = (line: string): boolean => line.startsWith(MARK)

import { stripVTControlCharacters } from 'node:util'

const MARK = 'FAILED TEST'

/** The line that a reporter prints for a failed test: its name, and the first line of its error. It starts a line of its own. */
export const failureLine = (name: string, message = ''): string =>
  `\n${MARK}  ${name}: ${stripVTControlCharacters(message).split('\n', 1)[0]}\n`

export const isFailureLine = (line: string): boolean => line.startsWith(MARK)

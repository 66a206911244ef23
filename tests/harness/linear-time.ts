/** Checks that the run time of a function grows linearly with its input. */
import { expect } from 'vitest'

const SHORT = 300
/** As many pointers stay below the size from which V8 allocates an object apart, whose pages may cost ten times the work. */
const LONG = 15_000
const TIMES_LONGER = LONG / SHORT
/**
 * The ratio is 50 for linear time and 2500 for quadratic time. The factor 8 tolerates caches and garbage collection.
 */
const LIMIT = 8 * TIMES_LONGER
/** Above this ratio no further round can help: nothing but the function causes it in the best of several rounds. */
const HOPELESS = 3 * LIMIT
const FEWEST_ROUNDS = 3
const MOST_ROUNDS = 10
/** Minimum processor time of a timed batch, so that the clock's resolution does not matter. */
const BATCH_MS = 2
const LARGEST_BATCH = 20_000

/**
 * Fails if `run` takes more than proportionally longer for the longer input. Only the ratio of both processor times counts,
 * so neither the machine's speed nor its other work matters. Takes the shortest of several rounds, because caches and
 * garbage collection only lengthen a measurement. Measures further rounds while the test would fail.
 */
export function expectLinear(run: (input: string) => unknown, makeInput: (length: number) => string): void {
  const short = makeInput(SHORT)
  const long = makeInput(LONG)
  const times = batchSize(run, short)
  let shortest = Infinity
  let longest = Infinity
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    shortest = Math.min(shortest, measured(timeOf(run, short, times)))
    longest = Math.min(longest, measured(timeOf(run, long, Math.max(1, Math.round(times / TIMES_LONGER)))))
    const isMeasured = longest < Infinity && shortest < Infinity
    if (isMeasured && round >= FEWEST_ROUNDS && (longest <= LIMIT * shortest || longest > HOPELESS * shortest)) break
  }
  expect(longest / shortest, 'times as long for fifty times the input').toBeLessThanOrEqual(LIMIT)
}

/** Number of runs of the short input that make a batch long enough to time. Also warms up the JIT. */
function batchSize(run: (input: string) => unknown, input: string): number {
  let times = 1
  while (times < LARGEST_BATCH && timeOf(run, input, times) * times < BATCH_MS) times *= 2
  return times
}

/** As `timeOf`, or Infinity if the processor's clock has not ticked meanwhile: no time at all would be the shortest. */
const measured = (time: number): number => (time === 0 ? Infinity : time)

/** Milliseconds of processor time per call, averaged over `times` calls. */
function timeOf(run: (input: string) => unknown, input: string, times: number): number {
  const start = process.cpuUsage()
  for (let time = 0; time < times; time += 1) run(input)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / times
}

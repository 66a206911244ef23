/**
 * `npm run bench:slots`: measures the computation of free times. Milliseconds depend on the machine and are only shown.
 * Fails if two implementations disagree, or if ours exceeds LIMIT times the baseline.
 */
import { floor } from './floor'
import { naive } from './naive'
import { ours } from './ours'
import { checksum, workload, type Algorithm, type Workload } from './workload'

const LIMIT = 3
const SIZES = [100, 1_000, 10_000]
const RESOURCES = 10
const DAYS = 60
const WARM_UPS = 40
const ROUNDS = 101
/** Load on the machine can spoil one measurement, but hardly three in a row. */
const ATTEMPTS = 3

interface Result {
  readonly name: string
  readonly times: number[]
  checksum: string
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN

function runOnce({ run }: Algorithm, input: Workload, result: Result): void {
  const from = performance.now()
  const answer = run(input)
  result.times.push(performance.now() - from)
  result.checksum = checksum(answer)
}

/** Runs the algorithms in turns, so that temporary load slows all of them. */
function measure(algorithms: readonly Algorithm[], input: Workload): Result[] {
  const entrants = algorithms.map((algorithm) => {
    const result: Result = { name: algorithm.name, times: [], checksum: '' }
    return { algorithm, result }
  })
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const { algorithm, result } of entrants) {
      if (round === 0) result.times.length = 0
      runOnce(algorithm, input, result)
    }
  }
  return entrants.map(({ result }) => result)
}

const ratioOf = (results: readonly Result[]): number => {
  const medianOf = (name: string): number => median(results.find((result) => result.name === name)?.times ?? [])
  return medianOf(ours.name) / medianOf(floor.name)
}

const agree = (results: readonly Result[]): boolean => new Set(results.map((result) => result.checksum)).size === 1

function report(size: number, results: readonly Result[]): void {
  for (const { name, times, checksum } of results) {
    const ms = [Math.min(...times), median(times)].map((time) => time.toFixed(3).padStart(9)).join('')
    print(`${String(size).padStart(12)}  ${name.padEnd(12)}${ms}  ${checksum}`)
  }
}

/** Whether this number of reservations passes within the allowed attempts. */
function passes(size: number): boolean {
  const input = workload(size, RESOURCES, DAYS)
  const algorithms = [floor, ours, naive].filter(({ max = Infinity }) => size <= max)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const results = measure(algorithms, input)
    const ratio = ratioOf(results)
    report(size, results)
    // Different results are not measurement noise.
    if (!agree(results)) {
      print('              the checksums differ')
      return false
    }
    print(`              ours / floor ${ratio.toFixed(2)}, at most ${LIMIT}`)
    if (ratio <= LIMIT) return true
  }
  return false
}

print(`${DAYS} days, ${RESOURCES} resources, ${ROUNDS} rounds`)
print('reservations  name           min ms   median  free starts:hash')
const failed = SIZES.filter((size) => !passes(size))
if (failed.length > 0) {
  print(`Failed with ${failed.join(', ')} reservations.`)
  process.exitCode = 1
}

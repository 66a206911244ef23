import { say } from '../../scripts/tools/run'
import { answersPerSecond, timeOf, type Target } from './load'

const TURNS = Number(process.env['TURNS'] ?? 5)
const TURN_MS = 1_500

/** Prints the ratio of our responses per second to the bare server's: medians of alternating turns. */
export async function compareRates(what: string, ours: Target, bare: Target, bar: number | null, status = '200') {
  const [own, other]: [number[], number[]] = [[], []]
  await answersPerSecond(ours, TURN_MS / 3, status)
  await answersPerSecond(bare, TURN_MS / 3)
  for (let turn = 0; turn < TURNS; turn++) {
    own.push(await answersPerSecond(ours, TURN_MS, status))
    other.push(await answersPerSecond(bare, TURN_MS))
  }
  const [perSecond, ofBare] = [median(own), median(other)]
  const [one, two] = [perSecond, ofBare].map((rate) => `${rate.toFixed(0).padStart(6)}/s`)
  say(`${what.padEnd(58)} ${one} of ${two}: ${(perSecond / ofBare).toFixed(3)}${bar === null ? '' : ` (bar ${bar})`}`)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Invalidates the calendar caches of all workshops. */
export const CHANGED = "update workshop_revision set revision = nextval('revisions')"

/** Returns the median time of forty requests, each of them after an act. */
export async function medianTime(asked: Target, before: (() => Promise<unknown>) | null): Promise<string> {
  const times: number[] = []
  for (let n = 0; n < 40; n++) {
    await before?.()
    times.push(await timeOf(asked))
  }
  return `median ${median(times).toFixed(1)} ms`
}

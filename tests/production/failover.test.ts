/** A primary is killed while visitors book, and its synchronous standby is promoted. The roles swap each time. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashed } from '#server/platform/secrets'
import { openPostgres } from '#server/platform/database/open'
import { findInconsistencies } from '#tests/harness/database/inconsistencies'
import { proofSize } from '#tests/harness/proof-size'
import type { ClusterNode } from './harness/cluster-node'
import { answeredAgain, startPair, type Pair } from './harness/pair'
import { promote, rejoin, waitForStandby } from './harness/replication'
import { startLoad } from './harness/steady-load'

const FAILOVERS = proofSize(20, 2)
const VISITORS = 4
/** How long whatever watches the primary takes to notice and to promote. */
const NOTICE_MS = 2_000
/** A call is answered within this time, even without a primary. */
const ANSWERED_MS = 10_000

let pair: Pair
beforeAll(async () => void (pair = await startPair()), 180_000)
afterAll(() => pair.stop())

/** Kills the primary under load and promotes the standby. Resolves to what visitors saw of it. */
async function failOver(primary: ClusterNode, standby: ClusterNode, next: () => number) {
  const load = startLoad(
    pair.processes.map(({ url }) => url),
    VISITORS,
    next,
  )
  await setTimeout(1_500 + Math.random() * 500)
  await primary.kill()
  await setTimeout(NOTICE_MS)
  const promoted = performance.now()
  const [answered] = await Promise.all([
    Promise.all(pair.processes.map((one) => answeredAgain(one, promoted, 3 * ANSWERED_MS))),
    promote(standby),
  ])
  const first = () => load.acknowledged.find(({ at }) => at > promoted)
  for (const deadline = promoted + 2 * ANSWERED_MS; !first(); await setTimeout(50))
    if (performance.now() > deadline) throw new Error(`nobody books again: ${load.gaveUp.slice(-3).join(', ')}`)
  const booked = (first()?.at ?? Infinity) - promoted
  await load.stop()
  return { load, answered: Math.max(...answered), booked }
}

/** Returns what the database says of itself that does not fit. */
async function inconsistencies(primary: ClusterNode): Promise<readonly string[]> {
  const { db, close } = await openPostgres(primary.url)
  const found = await findInconsistencies(db)
  await close()
  return found
}

it(
  `loses no acknowledged booking in ${FAILOVERS} failovers, and answers within 10 s of each promotion`,
  { timeout: 3_600_000 },
  async () => {
    let { primary, standby } = pair
    let number = 0
    let known = await inconsistencies(primary)
    const acknowledged: string[] = []
    const [answered, booked]: [number[], number[]] = [[], []]
    const sum = { repeated: 0, gaveUp: 0, longest: 0 }
    for (let round = 0; round < FAILOVERS; round++) {
      const seen = await failOver(primary, standby, () => number++)
      acknowledged.push(...seen.load.acknowledged.map(({ key }) => hashed(key)))
      const saved = new Set((await standby.query('select key_hash from booking')).map((row) => row['key_hash']))
      expect(acknowledged.filter((key) => !saved.has(key))).toEqual([])
      expect(new Set(acknowledged).size).toBe(acknowledged.length)
      expect((await inconsistencies(standby)).filter((one) => !known.includes(one))).toEqual([])
      expect(Math.max(seen.answered, seen.booked)).toBeLessThan(ANSWERED_MS)
      answered.push(seen.answered)
      booked.push(seen.booked)
      sum.repeated += seen.load.repeated.length
      sum.gaveUp += seen.load.gaveUp.length
      sum.longest = Math.max(sum.longest, seen.load.longestMs())
      await rejoin(primary, standby)
      await waitForStandby(standby)
      // The workshop would be full after fifteen rounds. The bookings stay, without their times.
      await standby.query('delete from reservation')
      known = await inconsistencies(standby)
      ;[primary, standby] = [standby, primary]
    }
    process.stdout.write(
      `${FAILOVERS} failovers: ${acknowledged.length} acknowledged bookings, all there. ` +
        `First answer after the promotion: ${medianOf(answered)}, longest ${Math.max(...answered).toFixed(0)} ms. ` +
        `First booking: ${medianOf(booked)}, longest ${Math.max(...booked).toFixed(0)} ms. ` +
        `${sum.repeated} calls repeated, ${sum.gaveUp} visitors gave up, longest call ${sum.longest.toFixed(0)} ms.\n`,
    )
  },
)

const medianOf = (values: readonly number[]): string =>
  `median ${(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(0)} ms`

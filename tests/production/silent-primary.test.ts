/** A primary keeps its connections while visitors book, but answers nothing. Its synchronous standby is promoted. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashed } from '#server/platform/secrets'
import { answeredAgain, startPair, type Pair } from './harness/pair'
import { promote } from './harness/replication'
import { startLoad } from './harness/steady-load'

const VISITORS = 4
/** How long whatever watches the primary takes to notice and to promote. */
const NOTICE_MS = 2_000
/** Bar of the issue. */
const ANSWERED_MS = 10_000

let pair: Pair
beforeAll(async () => void (pair = await startPair()), 180_000)
afterAll(() => pair.stop())

it('answers within 10 s of the promotion, and loses no acknowledged booking', { timeout: 120_000 }, async () => {
  const { primary, standby, processes } = pair
  let number = 0
  const load = startLoad(
    processes.map(({ url }) => url),
    VISITORS,
    () => number++,
  )
  await setTimeout(2_000)
  primary.freeze()
  await setTimeout(NOTICE_MS)
  const promoted = performance.now()
  await promote(standby)
  const answered = await Promise.all(processes.map((one) => answeredAgain(one, promoted, 3 * ANSWERED_MS)))
  await setTimeout(3_000)
  primary.thaw()
  await setTimeout(3_000)
  await load.stop()
  process.stdout.write(
    `${load.acknowledged.length} acknowledged bookings; first answers ${answered.map(Math.round).join(' and ')} ms after the ` +
      `promotion; longest call ${load.longestMs().toFixed(0)} ms, ${load.gaveUp.length} visitors gave up.\n`,
  )
  expect(Math.max(...answered)).toBeLessThan(ANSWERED_MS)
  expect(load.acknowledged.filter(({ at }) => at > promoted)).not.toEqual([])
  const saved = new Set((await standby.query('select key_hash from booking')).map((row) => row['key_hash']))
  expect(load.acknowledged.map(({ key }) => hashed(key)).filter((key) => !saved.has(key))).toEqual([])
})

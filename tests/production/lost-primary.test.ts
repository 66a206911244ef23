/** A primary is lost in other ways than a crash while visitors book, and its synchronous standby is promoted. */
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { hashed } from '#server/platform/secrets'
import type { ClusterNode } from './harness/cluster-node'
import { answeredAgain, startPair } from './harness/pair'
import { comeBack, promote } from './harness/replication'
import { startLoad } from './harness/steady-load'

const VISITORS = 4
/** How long whatever watches the primary takes to notice and to promote. */
const NOTICE_MS = 2_000
/** A call is answered within this time, even without a primary. */
const ANSWERED_MS = 10_000

it.each([
  {
    which: 'keeps its connections and answers nothing, until it accepts bookings again',
    pair: { isPrimaryFirst: true },
    lose: async (primary: ClusterNode) => primary.freeze(),
    goOn: comeBack,
  },
  {
    which: 'has a pooler before it, which keeps the connections',
    pair: { isPooled: true },
    lose: (primary: ClusterNode) => primary.kill(),
    goOn: () => Promise.resolve(),
  },
])(
  'a primary that $which: answers within 10 s of the promotion, and loses no acknowledged booking',
  { timeout: 300_000 },
  async ({ pair, lose, goOn }) => {
    const { primary, standby, processes, stop } = await startPair(pair)
    onTestFinished(stop)
    let number = 0
    const load = startLoad(
      processes.map(({ url }) => url),
      VISITORS,
      () => number++,
    )
    await setTimeout(2_000)
    await lose(primary)
    await setTimeout(NOTICE_MS)
    const promoted = performance.now()
    await promote(standby)
    const answered = await Promise.all(processes.map((one) => answeredAgain(one, promoted, 3 * ANSWERED_MS)))
    await setTimeout(3_000)
    await goOn(primary, standby)
    const wentOn = performance.now()
    await setTimeout(3_000)
    await load.stop()
    process.stdout.write(
      `${load.acknowledged.length} acknowledged bookings; first answers ${answered.map(Math.round).join(' and ')} ms ` +
        `after the promotion; longest call ${load.longestMs().toFixed(0)} ms, ${load.gaveUp.length} visitors gave up.\n`,
    )
    expect(Math.max(...answered)).toBeLessThan(ANSWERED_MS)
    expect(load.acknowledged.filter(({ at }) => at > promoted && at < wentOn)).not.toEqual([])
    expect(load.acknowledged.filter(({ at }) => at > wentOn)).not.toEqual([])
    const saved = new Set((await standby.query('select key_hash from booking')).map((row) => row['key_hash']))
    expect(load.acknowledged.map(({ key }) => hashed(key)).filter((key) => !saved.has(key))).toEqual([])
  },
)

/**
 * `npm run bench:reload`: reloads the time step on a slow phone and connection, alternating with a floor page in plain
 * HTML that shows the same data. Ratios of the main thread's CPU time are gated. Milliseconds are only shown.
 */
import type { Browser } from 'playwright'
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { floorPage, serveFloor } from './floor-page'
import { resume, walkToSession } from './session'
import { visit, type Visit } from './visit'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const WARM_UPS = 1
const COLUMNS = ['rendering', 'style', 'layout', 'script', 'thread', 'styles', 'layouts', 'clock'] as const
/** Maximum ratio of our CPU time to the floor page's. Aimed at are 3 times (docs/performance.md). */
const MOST_TIMES = { rendering: 9, thread: 11 } as const

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

const of = (visits: readonly Visit[], key: keyof Visit): number => median(visits.map((one) => one[key]))

interface Rounds {
  readonly ours: Visit[]
  readonly floor: Visit[]
}

async function measure(browser: Browser, url: string): Promise<Rounds> {
  const session = await walkToSession(browser, url)
  const floorUrl = `${url}/floor`
  const floor = await floorPage(session.requests)
  const rounds: Rounds = { ours: [], floor: [] }
  for (let round = -WARM_UPS; round < ROUNDS; round++)
    for (const [address, visits] of [
      [floorUrl, rounds.floor],
      [`${url}/huolto`, rounds.ours],
    ] as const) {
      const context = await resume(browser, session)
      await serveFloor(context, floorUrl, floor)
      const one = await visit(context, address)
      await context.close()
      if (round >= 0) visits.push(one)
    }
  return rounds
}

await measureInBrowser(async (browser, url) => {
  const { ours, floor } = await measure(browser, url)
  say(`Medians of ${ROUNDS} reloads by turns, until the times stand. CPU milliseconds of the main thread, and counts.`)
  say(''.padEnd(8) + COLUMNS.map((column) => column.padStart(10)).join(''))
  for (const [name, visits] of Object.entries({ ours, floor }))
    say(name.padEnd(8) + COLUMNS.map((column) => of(visits, column).toFixed(0).padStart(10)).join(''))
  let isWithin = true
  for (const key of ['rendering', 'thread'] as const) {
    const ratio = of(ours, key) / of(floor, key)
    if (ratio > MOST_TIMES[key]) isWithin = false
    say(
      `${key}: ${ratio.toFixed(2)} times the floor, of ${MOST_TIMES[key]}${ratio > MOST_TIMES[key] ? '  TOO MUCH' : ''}`,
    )
  }
  return isWithin
})

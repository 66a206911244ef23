/**
 * `npm run bench:journey`: the waits of one booking on a slow phone and connection, beside an ideal client that makes the
 * same calls by hand. Round trips, layout shifts and counts are gated; milliseconds are only shown.
 */
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { ROUND_TRIP_MS } from '../browser/slow-phone'
import { floorReload } from './floor'
import { idealWaits } from './ideal'
import { openPhone } from './phone'
import { walk, WAITS, type Waited, type WaitName } from './walk'

const ROUNDS = 3

/** Round trips of a wait within the wizard. */
const ROUND_TRIPS = 2.3
const SHIFT = 0.01
const RELOAD: WaitName = 'reload at the time step'
/** Of the floor page that knows its data. */
const RELOAD_TIMES = 1.25
const RELOAD_REQUESTS = 9

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

await measureInBrowser(async (browser, url) => {
  const ours: ReadonlyMap<WaitName, Waited>[] = []
  const ideal: ReadonlyMap<WaitName, number>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const phone = await openPhone(browser)
    ours.push(await walk(phone, url))
    await phone.close()
    const other = await openPhone(browser)
    const waits = await idealWaits(other, url)
    await other.close()
    ideal.push(new Map([...waits, [RELOAD, await floorReload(browser)]]))
  }
  say(`Medians of ${ROUNDS} bookings by turns. One round trip is ${ROUND_TRIP_MS} ms.`)
  say(
    `${''.padEnd(26)}${['ms', 'trips', 'ideal ms', 'times', 'shift', 'requests'].map((one) => one.padStart(10)).join('')}`,
  )
  let isWithin = true
  for (const name of WAITS) {
    const of = (key: keyof Waited): number => median(ours.map((waits) => waits.get(name)?.[key] ?? Number.NaN))
    const floor = median(ideal.map((waits) => waits.get(name) ?? Number.NaN))
    const [trips, times] = [of('ms') / ROUND_TRIP_MS, of('ms') / floor]
    const isGood =
      of('shift') <= SHIFT &&
      (name === RELOAD ? times <= RELOAD_TIMES && of('requests') <= RELOAD_REQUESTS : trips <= ROUND_TRIPS)
    const figures = [
      of('ms').toFixed(0),
      trips.toFixed(2),
      floor.toFixed(0),
      times.toFixed(2),
      of('shift').toFixed(4),
      of('requests').toFixed(0),
    ]
    say(name.padEnd(26) + figures.map((one) => one.padStart(10)).join('') + (isGood ? '' : '  TOO MUCH'))
    isWithin &&= isGood
  }
  say(
    `Bars: ${ROUND_TRIPS} round trips; a reload ${RELOAD_TIMES} times the floor and ${RELOAD_REQUESTS} requests; shift ${SHIFT}.`,
  )
  return isWithin
})

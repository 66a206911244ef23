/**
 * Both booking processes on servers that vary every response within the specification (AS-01 to AS-04, AS-09 to AS-12). A
 * failing seed prints the differences of its server. `npm run proof -- servers` runs all seeds; `SEED=17` runs that one
 * alone, `FROM=201` begins there.
 */
import { isDeepStrictEqual } from 'node:util'
import { screen } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { App } from '#server/app/app'
import { anyServer, type AnyServer } from '../harness/other-servers/any-server'
import { refusing } from '../harness/other-servers/refusing'
import { varied, type Variation } from '../harness/other-servers/varied'
import { proofSize } from '../harness/proof-size'
import { takeComplaints } from '../harness/screens/screen-setup'
import { openShop } from '../harness/screens/shop'
import { JOURNEYS, walk } from './journeys'
import { visitsOf } from './servers/booked'
import { Truth } from './servers/truth'

let vary: Variation = (_, value) => value
let refuse: (fetch: App['fetch']) => App['fetch'] = (fetch) => fetch
let truth = new Truth()
const shop = openShop((fetch) =>
  refuse(
    varied((call, value) => {
      truth.learn(value)
      return vary(call, value)
    })(fetch),
  ),
)
beforeEach(async () => {
  ;[vary, refuse, truth] = [(_, value) => value, (fetch) => fetch, new Truth()]
  // Frees the time that the previous seed reserved.
  for (const table of ['reservation', 'locker_reservation'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const only = process.env['SEED']
const from = Number(process.env['FROM'] ?? 1)
const seedsOf = (whole: number, sample: number): readonly number[] =>
  only
    ? [Number(only)]
    : Array.from({ length: proofSize(whole, sample) }, (_, index) => index + 1).filter((seed) => seed >= from)
const varying = seedsOf(1000, 8)
const refusals = seedsOf(200, 6)
const failures = (): string[] => screen.queryAllByRole('button', { name: /^Virhe/ }).map((one) => one.textContent ?? '')
/** What the console is told once of an answer that was forgiven. */
const FORGIVEN = /^(The code .* is unknown\.|An element of a list was left out: .*)$/

/** The text of the page, with a line break between two elements. */
function pageText(): string {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: (string | null)[] = []
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent)
  return texts.join('\n')
}

/** Adds the differences from the reference server to a failure, because one of them is its cause. */
const explained = (outcome: object, expected: object, { differences }: Pick<AnyServer, 'differences'>): object =>
  isDeepStrictEqual(outcome, expected) ? outcome : { ...outcome, differences: differences() }

/** Walks a journey, and reads every page of it. */
async function walkJourney(name: keyof typeof JOURNEYS, email: string) {
  const untrue = new Set<string>()
  let presses = 0
  const count = ({ target }: Event): void => {
    if (target instanceof Element && /^Lähetä |^Varmista /.test(target.closest('button')?.textContent ?? '')) presses++
  }
  document.addEventListener('click', count)
  const look = (step: string): void => {
    for (const words of truth.untrue(pageText())) untrue.add(`${step}: ${words}`)
  }
  const outcome = await walk(JOURNEYS[name], email, look).then(
    (retries) => ({ retries, failed: null }),
    // The page's text follows the first line. Its beginning suffices, and the rest would hide the line.
    (error: unknown) => ({ retries: null, failed: String(error).slice(0, 500) }),
  )
  document.removeEventListener('click', count)
  const visits = await visitsOf(shop.db(), email)
  const page = document.body.textContent
  return {
    ...outcome,
    untrue: [...untrue],
    complaints: takeComplaints().filter((line) => !FORGIVEN.test(line)),
    /** The visits that the server has and the page names, and those that it does not name. */
    visits: visits.map((at) => page.includes(at)),
    isThanked: screen.queryByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ }) !== null,
    presses,
    saves: shop.count('saveBooking'),
  }
}

const processOf = (seed: number) => (seed % 2 === 0 ? 'huolto' : 'renkaanvaihto')

it.each(varying)(
  'AS-01 AS-02 AS-03 AS-04 AS-09 AS-10 AS-11 API-05 server %i lets a visitor book, and every time and price is its own',
  async (seed) => {
    const server = anyServer(seed)
    ;({ vary } = server)
    const outcome = { ...(await walkJourney(processOf(seed), `server.${seed}@example.fi`)), notified: failures() }
    const expected = {
      retries: 0,
      failed: null,
      notified: [],
      untrue: [],
      complaints: [],
      visits: [true],
      isThanked: true,
      presses: 1,
      saves: 1,
    }
    expect(explained(outcome, expected, server)).toEqual(expected)
  },
)

it.each(refusals)(
  'AS-09 AS-12 server %i refuses a write once: nobody is thanked for it, and the visitor books with the next press',
  async (seed) => {
    const server = refusing(seed)
    ;({ refuse } = server)
    // Without the announcement a save is sent once for each press.
    vary = (call, value) => (call === 'settings' ? { ...Object(value), extensions: [] } : value)
    const { failed, presses, saves, untrue, complaints, visits, isThanked } = await walkJourney(
      processOf(seed),
      `refused.${seed}@example.fi`,
    )
    const expected = { failed: null, untrue: [], complaints: [], visits: [true], isThanked: true, isSentOnce: true }
    const outcome = { failed, untrue, complaints, visits, isThanked, isSentOnce: saves <= presses }
    expect(explained(outcome, expected, server)).toEqual(expected)
  },
)

/**
 * Both booking processes on servers that vary every response within the specification (AS-01 to AS-04). A failing seed
 * prints the differences of its server. `npm run proof -- servers` runs all seeds; `SEED=17` runs that one alone.
 */
import { screen } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { anyServer } from '../harness/other-servers/any-server'
import { proofSize } from '../harness/proof-size'
import { openShop } from '../harness/screens/shop'
import { varied, type Variation } from '../harness/other-servers/varied'
import { JOURNEYS, walk } from './journeys'

let vary: Variation = (_, value) => value
const shop = openShop(varied((call, value) => vary(call, value)))
beforeEach(async () => {
  // Frees the time that the previous seed reserved.
  for (const table of ['reservation', 'locker_reservation'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const only = process.env['SEED']
const seeds = only ? [Number(only)] : Array.from({ length: proofSize(500, 8) }, (_, index) => index + 1)
const failures = (): string[] => screen.queryAllByRole('button', { name: /^Virhe/ }).map((one) => one.textContent ?? '')

it.each(seeds)('AS-01 AS-02 AS-03 AS-04 API-05 server %i lets a visitor book', async (seed) => {
  const server = anyServer(seed)
  vary = server.vary
  const name = seed % 2 === 0 ? 'huolto' : 'renkaanvaihto'
  const outcome = await walk(JOURNEYS[name], `server.${seed}@example.fi`).then(
    (retries) => ({ retries, notified: failures() }),
    (error: unknown) => ({ failed: String(error) }),
  )
  const isBooked = 'retries' in outcome && outcome.retries === 0 && outcome.notified.length === 0
  // A failure prints the differences from the reference server, one of which is its cause.
  expect(isBooked ? outcome : { ...outcome, seed, differences: server.differences() }).toEqual({
    retries: 0,
    notified: [],
  })
})

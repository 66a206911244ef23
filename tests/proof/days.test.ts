// Whole days of a small chain on the real server, decided by a seed: the clock, the order of every query and response,
// lost and doubled requests, kills. `DAYS_SEED=123 npm run proof -- days` replays one day.
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readServerSecret } from '#server/platform/database/server-secret'
import { proofSize } from '#tests/harness/proof-size'
import { simulateDay, type Day } from './days/day'

const ONE = process.env['DAYS_SEED']
const FIRST = Number(ONE ?? process.env['DAYS_FROM'] ?? '1')
const DAYS = ONE === undefined ? proofSize(2_000, 20) : 1
const SHOWN_EVENTS = 30

let client: PGlite
let secret: string
beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: await openAsBlob(inject('seeded')), extensions: { btree_gist } })
  secret = await readServerSecret(drizzle(client))
  // The chain has two workshops with one lift each, and no free time after two days. So the visitors compete.
  await client.exec(`
    delete from reservation;
    delete from locker_reservation;
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    select id, organization_id, tsrange(case when id in (101, 201) then timestamp '2026-11-25 11:00' else timestamp '2026-11-01' end, timestamp '2027-11-01'),
      'confirmed', 'EXACT_TIME' from resource`)
})
afterAll(() => client.close())

const report = (seed: number, { violations, trace }: Day): string =>
  [
    `Day ${seed}, step ${trace.length}: ${violations.join('; ')}`,
    ...trace.slice(-SHOWN_EVENTS),
    `Replay: DAYS_SEED=${seed} npm run proof -- days`,
  ].join('\n')

it(`reading 31, reading 32: ${DAYS} simulated days keep every promise`, { timeout: 7_200_000 }, async () => {
  let booked = 0
  const failed: string[] = []
  for (let seed = FIRST; seed < FIRST + DAYS && failed.length === 0; seed++) {
    const day = await simulateDay(client, secret, seed)
    if (day.violations.length > 0) failed.push(report(seed, day))
    booked += day.booked
  }
  expect(failed.join('\n\n')).toBe('')
  expect(booked).toBeGreaterThan(DAYS === 1 ? -1 : DAYS)
})

it('replays a day exactly from its seed', { timeout: 120_000 }, async () => {
  const first = await simulateDay(client, secret, FIRST)
  const again = await simulateDay(client, secret, FIRST)
  expect(again.trace).toEqual(first.trace)
  expect(again.hash).toBe(first.hash)
  expect((await simulateDay(client, secret, FIRST + 1)).hash).not.toBe(first.hash)
})

/** Patroni replaces the leader while visitors book: after it was killed or frozen, and on request. */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashed } from '#server/platform/secrets'
import { openPostgres } from '#server/platform/database/open'
import { findInconsistencies } from '#tests/harness/database/inconsistencies'
import { proofSize } from '#tests/harness/proof-size'
import { startProcess } from '#tests/harness/servers/server-process'
import { startCluster, type PatroniCluster, type Roles } from './harness/patroni-cluster'
import { startPooler } from './harness/pooler'
import { query } from './harness/query'
import { startLoad, type SteadyLoad } from './harness/steady-load'

const ROUNDS = proofSize(10, 1)
const VISITORS = 4
/** How much longer than Patroni's `ttl` visitors may wait after a kill: for the vote, the promotion and HAProxy. */
const MORE_SECONDS = 20
const BOOKS_AGAIN_MS = 60_000

let cluster: PatroniCluster
let [number, known]: [number, string[]] = [0, []]
const acknowledged: string[] = []
beforeAll(async () => void (cluster = await startCluster()), 240_000)
afterAll(() => cluster.stop(), 60_000)

/** Starts two processes at an address, and visitors who book at both. */
async function start(url: string, env: Readonly<Record<string, string>> = {}) {
  const processes = await Promise.all(
    ['a', 'b'].map((name) => startProcess({ DATABASE_URL: url, DATA_DIR: join(cluster.folder, name), ...env })),
  )
  const origins = processes.map((one) => one.url)
  // The first start adds the demo's own visit, which is no saved booking.
  known = await inconsistencies()
  return {
    load: () => startLoad(origins, VISITORS, () => number++),
    stop: () => Promise.all(processes.map((one) => one.end('SIGTERM'))),
  }
}

/** Waits until a visitor books after `since`, in milliseconds of `performance.now()`. */
async function bookedAfter(load: SteadyLoad, since: number): Promise<void> {
  while (!load.acknowledged.some(({ at }) => at > since)) {
    if (performance.now() > since + BOOKS_AGAIN_MS)
      throw new Error(`nobody books again: ${load.gaveUp.slice(-3).join(', ')}`)
    await setTimeout(50)
  }
}

/** How a node loses the lead, and what brings it back as a standby. */
type Loss = readonly [replace: (roles: Roles) => Promise<void> | void, bringBack: (roles: Roles) => void]

/** Lets visitors book while the leader loses the lead. Resolves to what they saw. */
async function seen(startVisitors: () => SteadyLoad, [replace, bringBack]: Loss) {
  const roles = await cluster.settled()
  const load = startVisitors()
  await setTimeout(2_000 + Math.random() * 500)
  await replace(roles)
  await cluster.replaced(roles.leader)
  await bookedAfter(load, performance.now())
  bringBack(roles)
  await setTimeout(3_000)
  await load.stop()
  acknowledged.push(...load.acknowledged.map(({ key }) => hashed(key)))
  expect(await lost()).toEqual([])
  expect((await inconsistencies()).filter((one) => !known.includes(one))).toEqual([])
  // The workshop would be full after some rounds. The bookings stay, without their times.
  await query(cluster.url, 'delete from reservation')
  known = await inconsistencies()
  return { load, waited: load.longestGapMs() / 1000 }
}

/** Returns the acknowledged bookings that the leader does not have, or has twice. */
async function lost(): Promise<readonly string[]> {
  const saved = new Set((await query(cluster.url, 'select key_hash from booking')).map((row) => row['key_hash']))
  return acknowledged.filter((key, index) => !saved.has(key) || acknowledged.indexOf(key) !== index)
}

async function inconsistencies(): Promise<string[]> {
  const { db, close } = await openPostgres(cluster.url)
  const found = await findInconsistencies(db)
  await close()
  return found
}

const KILL: Loss = [({ leader }) => leader.kill(), ({ leader }) => leader.start()]
const FREEZE: Loss = [({ leader }) => leader.freeze(), ({ leader }) => leader.thaw()]
const SWITCHOVER: Loss = [({ leader, standby }) => leader.switchOver(standby), () => undefined]

it.each([
  ['kills of the leader', KILL],
  ['switchovers', SWITCHOVER],
] as const)(
  `loses no acknowledged booking in ${ROUNDS} %s, and answers again in time`,
  { timeout: 3_600_000 },
  async (what, loss) => {
    const { load: startVisitors, stop } = await start(cluster.url)
    const waits: number[] = []
    const sum = { booked: 0, repeated: 0, gaveUp: 0, longest: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const { load, waited } = await seen(startVisitors, loss)
      waits.push(waited)
      sum.booked += load.acknowledged.length
      sum.repeated += load.repeated.length
      sum.gaveUp += load.gaveUp.length
      sum.longest = Math.max(sum.longest, load.longestMs())
    }
    await stop()
    process.stdout.write(
      `${ROUNDS} ${what}: ${sum.booked} acknowledged bookings, none lost. Longest time without an answer that succeeds: ` +
        `median ${medianOf(waits)} s, longest ${Math.max(...waits).toFixed(1)} s, at a ttl of ${cluster.ttl} s. ` +
        `${sum.repeated} calls repeated, ${sum.gaveUp} visitors gave up, longest call ${(sum.longest / 1000).toFixed(1)} s.\n`,
    )
    expect(Math.max(...waits)).toBeLessThan(cluster.ttl + MORE_SECONDS)
  },
)

/**
 * Lets visitors book at an address while the leader loses the lead once. Prints what they saw, and resolves to the longest
 * time without an answer that succeeds, in seconds.
 */
async function once(
  what: string,
  loss: Loss,
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { load: startVisitors, stop } = await start(url, env)
  const { load, waited } = await seen(startVisitors, loss)
  await stop()
  process.stdout.write(
    `${what}: ${load.acknowledged.length} acknowledged bookings, none lost; ` +
      `${waited.toFixed(1)} s without an answer that succeeds.\n`,
  )
  return waited
}

it('loses none if the leader freezes, keeps its connections, and goes on later', { timeout: 600_000 }, async () => {
  expect(await once('A frozen leader', FREEZE, cluster.url)).toBeLessThan(cluster.ttl + MORE_SECONDS)
})

it('loses none if PgBouncer stands before HAProxy', { timeout: 600_000 }, async () => {
  const pooler = await startPooler(cluster.url)
  const waited = await once('A kill behind PgBouncer', KILL, pooler.url, { DATABASE_POOLER: '1' })
  await pooler.stop()
  expect(waited).toBeLessThan(cluster.ttl + MORE_SECONDS)
})

const medianOf = (values: readonly number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(1)

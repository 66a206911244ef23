/** A process whose lists and free times come from a standby (`DATABASE_READ_URL`). */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { examine } from '#server/doctor/examine'
import { startProcess, type ServerProcess } from '#tests/harness/servers/server-process'
import { fillBooking } from '#tests/harness/visitors/fill-booking'
import type { ClusterNode } from './harness/cluster-node'
import { visitorAt } from './harness/patient-visitor'
import { startReplicated, type Replicated } from './harness/replication'
import { startLoad } from './harness/steady-load'

const METRICS = 'token-of-the-metrics'

let replicated: Replicated
let primary: ClusterNode
let standby: ClusterNode
let server: ServerProcess
beforeAll(async () => {
  replicated = await startReplicated()
  ;({ primary, standby } = replicated)
  const urls = { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url }
  server = await startProcess({ ...urls, DATA_DIR: join(replicated.folder, 'data'), METRICS_TOKEN: METRICS })
}, 180_000)
afterAll(async () => {
  await server.end('SIGTERM')
  await replicated.stop()
})

/** Opens a session that has chosen its work. */
async function visitor({ url }: ServerProcess = server) {
  const { api } = visitorAt(url, fetch)
  await api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  await fillBooking(api, 'TIME')
  return api
}

async function freeSlots(api: Awaited<ReturnType<typeof visitor>>): Promise<string[]> {
  const days = await api.freeTimes({ query: { start: '2026-11-25', end: '2026-12-20' } })
  return days.flatMap(({ calendarSlots }) => calendarSlots.map(({ startTime, endTime }) => `${startTime}|${endTime}`))
}

/** Number of calls that a process had answered by the standby, or by the primary in its place. */
async function reads(by: 'standby' | 'primary', { url }: ServerProcess = server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS}` } })).text()
  const [, count] = new RegExp(`^huoltovaraus_standby_reads_total\\{answered="${by}"\\} (\\d+)`, 'm').exec(text) ?? []
  return Number(count ?? 0)
}

it('answers lists and free times from the standby that has caught up', async () => {
  const api = await visitor()
  const before = [await reads('standby'), await reads('primary')]
  // Whatever the visitor wrote may need a moment to get there.
  await expect
    .poll(async () => [(await freeSlots(api)).length > 0, (await reads('standby')) > (before[0] ?? 0)])
    .toEqual([true, true])
})

it('lets visitors book', { timeout: 60_000 }, async () => {
  const before = [await reads('standby'), await reads('primary')]
  let number = 0
  const load = startLoad([server.url], 4, () => number++)
  await setTimeout(4_000)
  await load.stop()
  expect(load.gaveUp).toEqual([])
  expect(load.acknowledged.length).toBeGreaterThan(0)
  const [there, here] = [await reads('standby'), await reads('primary')].map(
    (count, index) => count - (before[index] ?? 0),
  )
  // Reported, not gated: it depends on how quickly the standby replays.
  process.stdout.write(
    `${load.acknowledged.length} bookings: the standby answered ${there} reads, the primary ${here}\n`,
  )
})

/** Whether a role that was made on the primary can connect. */
async function isOpen(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  return client.connect().then(
    async () => (await client.end(), true),
    () => false,
  )
}

/** Reserves a time at each lift that is still free then. Resolves to the number of lifts. */
async function takeAll(slot: string): Promise<number> {
  for (let taken = 0; ; taken++) {
    const api = await visitor()
    const { responseCode } = await api.reserveTime({
      query: { reservation: slot, timeSelectionType: 'USE_ORGANIZATION_SETTING', workshiftPosition: 'MORNING' },
    })
    if (responseCode !== 'SUCCESS') return taken
  }
}

it('shows a time as taken at once, while the standby replays nothing', { timeout: 60_000 }, async () => {
  const [api, other] = [await visitor(), await visitor()]
  const slot = (await freeSlots(api)).find((one) => one.includes('T08:')) ?? ''
  await standby.query('select pg_wal_replay_pause()')
  try {
    expect(await takeAll(slot)).toBeGreaterThan(0)
    const before = await reads('primary')
    for (const each of [api, other]) expect(await freeSlots(each)).not.toContain(slot)
    expect((await reads('primary')) - before).toBe(2)
  } finally {
    await standby.query('select pg_wal_replay_resume()')
  }
  const before = await reads('standby')
  await expect
    .poll(async () => [(await freeSlots(api)).includes(slot), (await reads('standby')) > before])
    .toEqual([false, true])
})

it(
  'reads nothing from a standby whose state its role may not see, and the doctor says so',
  { timeout: 60_000 },
  async () => {
    await primary.query(
      `create role reader login password 'of-the-reader'; grant select on all tables in schema public to reader`,
    )
    const DATABASE_READ_URL = standby.urlFor('reader', 'of-the-reader')
    await vi.waitUntil(() => isOpen(DATABASE_READ_URL))
    const other = await startProcess({ DATABASE_URL: primary.url, DATABASE_READ_URL, METRICS_TOKEN: METRICS })
    expect(await freeSlots(await visitor(other))).not.toEqual([])
    expect(await reads('standby', other)).toBe(0)
    expect(await reads('primary', other)).toBeGreaterThan(0)
    await other.end('SIGTERM')
    const remedies = async (url: string) =>
      (await examine({ DATABASE_URL: primary.url, DATABASE_READ_URL: url })).filter(({ what }) => what === 'standby')
    expect(await remedies(DATABASE_READ_URL)).toEqual([
      { what: 'standby', found: 'its state is hidden', remedy: 'grant pg_read_all_stats to the role, on the primary' },
    ])
    expect(await remedies(standby.url)).toEqual([{ what: 'standby', found: 'follows its primary', remedy: null }])
    expect(await remedies(primary.url)).toMatchObject([{ found: 'it is a primary' }])
  },
)

it(
  'answers from the primary while the standby is silent, at most three seconds later',
  { timeout: 60_000 },
  async () => {
    const api = await visitor()
    standby.freeze()
    try {
      const before = await reads('primary')
      const started = performance.now()
      expect(await freeSlots(api)).not.toEqual([])
      process.stdout.write(`a silent standby cost ${(performance.now() - started).toFixed(0)} ms\n`)
      expect(await freeSlots(api)).not.toEqual([])
      expect((await reads('primary')) - before).toBe(2)
    } finally {
      standby.thaw()
    }
  },
)

it('answers from the primary after the standby was promoted, and without it', { timeout: 60_000 }, async () => {
  const api = await visitor()
  const silent = await reads('standby')
  // It is left alone for five seconds after it was silent.
  const isAsked = async () => (await freeSlots(api), (await reads('standby')) > silent)
  await vi.waitUntil(isAsked, { timeout: 20_000, interval: 200 })
  await standby.query('select pg_promote(true, 30)')
  const before = await reads('standby')
  expect(await freeSlots(api)).not.toEqual([])
  expect(await reads('standby')).toBe(before)
  await standby.stop()
  expect(await freeSlots(api)).not.toEqual([])
  expect(await reads('standby')).toBe(before)
})

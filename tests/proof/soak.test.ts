// Starts mixed journeys at a fixed rate for half an hour. No request may fail, and the server's memory must not grow.
// SOAK_MINUTES=30 SOAK_RATE=1 npm run soak
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, it, expect } from 'vitest'
import { runAtRate, lineThrough, stopwatch, tableOf } from '#tests/harness/visitors/arrivals'
import { createTestBrowser } from '#tests/harness/visitors/http-client'
import { createDatabase, databaseUrl, dropDatabase } from '#tests/harness/database/postgres'
import { isWholeProof } from '#tests/harness/proof-size'
import { createTestApp } from '#tests/harness/servers/server-app'
import { startProcess } from '#tests/harness/servers/server-process'
import type { Fetching } from '#tests/harness/servers/several-servers'
import { journeyOf } from '#tests/harness/visitors/soak-journeys'

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? '30')
/** New visitors per second. */
const RATE = Number(process.env['SOAK_RATE'] ?? '1')
/** Maximum relative growth of the memory in the last two thirds of the run, by a fitted line. */
const GROWTH = 0.1
const SAMPLE_MS = 5_000
const METRICS_TOKEN = randomBytes(16).toString('hex')

interface Soaked extends Fetching {
  /** Memory of the server's process in MB. Null if the server runs in this process. */
  readonly memory: (() => Promise<number>) | null
  readonly close: () => Promise<void>
}

/** Starts a process as an installation runs it: throttled, behind a proxy that forwards the visitors' addresses. */
async function startSeparateProcess(): Promise<Soaked> {
  const folder = await mkdtemp(join(tmpdir(), 'hv-soak-'))
  const database = process.env['DATABASE_URL'] ? `huoltovaraus_test_${randomBytes(6).toString('hex')}` : ''
  if (database !== '') await createDatabase(database, inject('seeded'))
  const server = await startProcess({
    DATA_DIR: folder,
    ...(database !== '' && { DATABASE_URL: databaseUrl(database) }),
    THROTTLE: '1',
    BEHIND_PROXY: '1',
    METRICS_TOKEN,
    // Short times, so that holds and sessions of visitors who left are freed within the run.
    HOLD_SECONDS: '60',
    PURGE_SECONDS: '60',
  })
  return {
    fetch: (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(new URL(pathname + search, server.url), request))
    },
    memory: async () => {
      const response = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
      const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text()) ?? []
      return Number(bytes) / 1e6
    },
    close: async () => {
      const code = await server.end('SIGTERM')
      await rm(folder, { recursive: true })
      if (database !== '') await dropDatabase(database)
      expect([code, server.stderr()]).toEqual([0, ''])
    },
  }
}

async function inThisProcess(): Promise<Soaked> {
  const test = await createTestApp()
  return { fetch: (request) => test.app.fetch(request), memory: null, close: () => test.close() }
}

const address = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

const seconds = isWholeProof ? MINUTES * 60 : 2
const rate = isWholeProof ? RATE : 10

it(`${rate} journeys a second, for ${seconds} seconds`, { timeout: (seconds + 600) * 1000 }, async () => {
  const server = await (isWholeProof ? startSeparateProcess() : inThisProcess())
  const { fetch, bad, times } = stopwatch((request) => server.fetch(request))
  const keys: string[] = []
  const newBrowser = () => {
    const own = address()
    return createTestBrowser({
      fetch: (request) => {
        request.headers.set('X-Forwarded-For', own)
        return fetch(request)
      },
    })
  }
  const memory: [minutes: number, megabytes: number][] = []
  const started = performance.now()
  const sampling = setInterval(() => {
    const minutes = (performance.now() - started) / 60_000
    void server.memory?.().then((megabytes) => memory.push([minutes, megabytes]))
  }, SAMPLE_MS)
  const journey = (n: number) => journeyOf(n)({ newBrowser, keys })
  const { journeys, failures, late } = await runAtRate({ perSecond: rate, seconds, journey })
  clearInterval(sampling)
  await server.close()
  if (isWholeProof) {
    const summary = `${journeys} journeys, ${failures.length} failed; at most ${late.toFixed(0)} ms late`
    process.stdout.write(`${summary}\n${tableOf(times)}\n`)
  }
  const growth = isWholeProof ? growthOf(memory) : 0
  expect([bad, failures]).toEqual([[], []])
  expect(growth).toBeLessThan(GROWTH)
})

/** Returns and prints the relative growth of the memory in the last two thirds of the run. */
function growthOf(memory: readonly (readonly [minutes: number, megabytes: number])[]): number {
  const { slope, middle } = lineThrough(memory.filter(([minutes]) => minutes > MINUTES / 3))
  const growth = (slope * MINUTES * (2 / 3)) / middle
  const at = [0, 0.25, 0.5, 0.75, 1].map((part) => memory[Math.floor(part * (memory.length - 1))]?.[1].toFixed(0))
  process.stdout.write(
    `memory ${at.join(', ')} MB; ${(slope * 60).toFixed(1)} MB an hour, ${(growth * 100).toFixed(1)} % of it in the last two thirds\n`,
  )
  return growth
}

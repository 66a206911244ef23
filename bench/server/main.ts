/**
 * `npm run bench:server`: compares the reference server with a bare node:http server that serialises the same value.
 * Both run in turns, so that load on the machine slows both. The ratios count; milliseconds are only shown.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { addDays } from '#shared/date/wall-clock'
import { startPostgres } from '../../scripts/tools/postgres'
import { complain, onInterrupt, say } from '../../scripts/tools/run'
import type { Visitor } from '../../scripts/tools/visitor'
import { CHANGED, compareRates, medianTime } from './compare'
import { firstFree } from './first-free'
import type { Target } from './load'
import { startBare, startServer, stopAll } from './processes'
import { reserveAtRate } from './reserve'
import { fill } from './reservations'
import { target, shoppingVisitor, shoppingVisitors } from './visitors'

const SMALL = '/active-processes'
const freeTimes = (from: number, days: number) =>
  `/free-times?start=${addDays('2026-11-24', from)}&end=${addDays('2026-11-24', from + days - 1)}`
const CALENDAR = freeTimes(0, 60)
/** More calendars of about sixty days than the server caches. Requested in rotation, each one is a cache miss. */
const CALENDARS = Array.from({ length: 150 }, (_, n) => freeTimes(n % 30, 58 + Math.floor(n / 30)))

interface Bench {
  readonly folder: string
  /** Port of the server that runs on PostgreSQL. */
  readonly port: number
  readonly visitors: readonly Visitor[]
  readonly pool: Pool
}

async function bareOf({ folder, visitors }: Bench, what: string, answer: string): Promise<Target> {
  const file = join(folder, `${what}.json`)
  writeFileSync(file, answer)
  say(`${what}: an answer of ${answer.length} bytes`)
  return { port: await startBare(file), requests: target(0, 'GET', ['/'], visitors).requests }
}

async function answerTo([visitor]: readonly Visitor[], method: string, path: string): Promise<string> {
  const answer = await visitor?.send(method, path)
  return answer ? answer.text() : ''
}

async function middleware(bench: Bench, small: Target): Promise<void> {
  const ours = target(bench.port, 'GET', ['/none'], bench.visitors)
  await compareRates('all middleware, no database (an unknown path)', ours, small, 0.45, '404')
}

/** Measures the most frequent calls of sessions. */
async function sessions(bench: Bench, small: Target): Promise<void> {
  const onPglite = await startServer({ DATA_DIR: join(bench.folder, 'embedded') })
  for (const [name, port, visitors, bar, cachedBar] of [
    ['PostgreSQL', bench.port, bench.visitors, 0.3, 2],
    ['PGlite', onPglite, await shoppingVisitors(onPglite), 0.15, 1],
  ] as const) {
    await compareRates(`a small GET of a session, ${name}`, target(port, 'GET', [SMALL], visitors), small, null)
    const answers = await Promise.all(CALENDARS.map((path) => answerTo(visitors, 'POST', path)))
    const mean = answers.reduce((sum, { length }) => sum + length, 0) / answers.length
    const typical = answers.toSorted((a, b) => Math.abs(a.length - mean) - Math.abs(b.length - mean))[0] ?? ''
    const calendar = await bareOf(bench, 'calendar', typical)
    await compareRates(`60 days of free times, ${name}`, target(port, 'POST', CALENDARS, visitors), calendar, bar)
    const kept = target(port, 'POST', [CALENDAR], visitors)
    await compareRates(`60 days of free times, cached, ${name}`, kept, calendar, cachedBar)
  }
}

async function growth(bench: Bench): Promise<void> {
  for (const many of [100, 10_000]) {
    await fill(bench.pool, many)
    const asked = target(bench.port, 'POST', [CALENDAR], bench.visitors)
    const time = await medianTime(asked, () => bench.pool.query(CHANGED))
    say(`60 days with ${many} reservations on 10 lifts, just changed: ${time}`)
  }
}

async function reserve({ pool, port }: Bench): Promise<void> {
  const { ours, bare, held, asked } = await reserveAtRate(pool, (organizationId) =>
    shoppingVisitor(port, organizationId),
  )
  const [one, other] = [ours, bare].map((ms) => `${ms.toFixed(1)} ms`)
  const times = `p99 ${one}, a bare insert and commit ${other}: ${(ours / bare).toFixed(1)} times (bar 4)`
  say(`reserve-time at 100/s: ${held} of ${asked} times held, ${times}`)
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hv-bench-'))
  const postgres = await startPostgres()
  try {
    const port = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'pg') })
    const pool = new Pool({ connectionString: postgres.url })
    // Ignores errors of connections that end with the database.
    pool.on('error', () => undefined)
    const bench = { folder, port, visitors: await shoppingVisitors(port), pool }
    const only = process.env['ONLY']
    if (only === undefined || only === 'middleware') {
      const small = await bareOf(bench, 'small', await answerTo(bench.visitors, 'GET', SMALL))
      await middleware(bench, small)
      if (only === undefined) await sessions(bench, small)
    }
    if (only === undefined) await growth(bench)
    if (only === undefined || only === 'first-free') await firstFree(folder, port, (text) => pool.query(text))
    if (only === undefined || only === 'reserve') await reserve(bench)
    await pool.end()
  } finally {
    stopAll()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

onInterrupt(stopAll)
main().catch((error: unknown) => {
  complain(String(error))
  process.exitCode = 1
})

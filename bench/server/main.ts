/**
 * `npm run bench:server`: the reference server beside a bare node:http server that makes JSON of the same value, in the same
 * run and by turns, so that what slows the machine down slows both. What counts are the ratios; milliseconds are shown.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { createVisitor, type Visitor } from '../../scripts/tools/visitor'
import { startPostgres } from '../../scripts/tools/postgres'
import { complain, onInterrupt, say } from '../../scripts/tools/run'
import { answersPerSecond, timeOf, type Target } from './load'
import { startBare, startServer, stopAll } from './processes'
import { reserveAtRate } from './reserve'
import { fill } from './reservations'

const ROOT = '/ServiceBooking/rest'
const TURNS = Number(process.env['TURNS'] ?? 5)
const TURN_MS = 1_500
const CALENDAR = '/free-times?start=2026-11-24&end=2027-01-22'

interface Row {
  readonly what: string
  readonly perSecond: number
  readonly bare: number
  readonly bar: number | null
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function visit(port: number): Promise<Visitor> {
  const origin = `http://127.0.0.1:${port}`
  const visitor = createVisitor({ fetch, origin, root: ROOT, tokenHeader: 'X-Process-Token' })
  await visitor.api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  await visitor.api.setActiveOrganization({ query: { organizationId: 1 } })
  const body = [{ productId: 101, amount: 1, provider: 'WORKSHOP' } as const]
  await visitor.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  return visitor
}

function target(port: number, method: string, path: string, visitor: Visitor): Target {
  const headers = [
    `${method} ${ROOT}${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept: application/json',
    `Cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-Process-Token: ${visitor.token()}`,
    `X-XSRF-TOKEN: ${visitor.cookies.get('XSRF-TOKEN') ?? ''}`,
    ...(method === 'GET' ? [] : ['Content-Length: 0']),
  ]
  return { port, request: `${headers.join('\r\n')}\r\n\r\n` }
}

/** By turns; the medians. */
async function beside(what: string, ours: Target, bare: Target, bar: number | null, status = '200'): Promise<Row> {
  const [own, other]: [number[], number[]] = [[], []]
  await answersPerSecond(ours, TURN_MS / 3, status)
  await answersPerSecond(bare, TURN_MS / 3)
  for (let turn = 0; turn < TURNS; turn++) {
    own.push(await answersPerSecond(ours, TURN_MS, status))
    other.push(await answersPerSecond(bare, TURN_MS))
  }
  const row = { what, perSecond: median(own), bare: median(other), bar }
  say(told(row))
  return row
}

const told = ({ what, perSecond, bare, bar }: Row): string =>
  `${what.padEnd(58)} ${perSecond.toFixed(0).padStart(6)}/s of ${bare.toFixed(0).padStart(6)}/s: ${(perSecond / bare).toFixed(3)}${bar === null ? '' : ` (bar ${bar})`}`

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hv-bench-'))
  const postgres = await startPostgres()
  try {
    // One after another: they set the same database up.
    const onPostgres = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'pg') })
    const pool = new Pool({ connectionString: postgres.url })
    const visitor = await visit(onPostgres)
    const bareOf = async (name: string, path: string, method: string): Promise<Target> => {
      const answer = await (await visitor.send(method, path)).text()
      const file = join(folder, `${name}.json`)
      writeFileSync(file, answer)
      say(`${name}: an answer of ${answer.length} bytes`)
      return { port: await startBare(file), request: target(0, 'GET', '/', visitor).request }
    }

    const small = await bareOf('small', '/active-processes', 'GET')
    await beside(
      'all middleware, no database (a path that is no call)',
      target(onPostgres, 'GET', '/none', visitor),
      small,
      0.55,
      '404',
    )
    if (process.env['ONLY'] === 'middleware') return
    const onPglite = await startServer({ DATA_DIR: join(folder, 'embedded') })
    const embedded = await visit(onPglite)
    await beside(
      'a small GET of a session, PostgreSQL',
      target(onPostgres, 'GET', '/active-processes', visitor),
      small,
      0.55,
    )
    await beside(
      'a small GET of a session, PGlite',
      target(onPglite, 'GET', '/active-processes', embedded),
      small,
      null,
    )
    const calendar = await bareOf('calendar', CALENDAR, 'POST')
    await beside('60 days of free times, PostgreSQL', target(onPostgres, 'POST', CALENDAR, visitor), calendar, 0.3)
    await beside('60 days of free times, PGlite', target(onPglite, 'POST', CALENDAR, embedded), calendar, 0.15)

    for (const many of [100, 10_000]) {
      await fill(pool, many)
      const times: number[] = []
      for (let n = 0; n < 40; n++) times.push(await timeOf(target(onPostgres, 'POST', CALENDAR, visitor)))
      say(`60 days with ${many} reservations on 10 lifts: median ${median(times).toFixed(1)} ms`)
    }
    const { ours, bare } = await reserveAtRate(pool, () => visit(onPostgres))
    say(
      `reserve-time at 100/s: p99 ${ours.toFixed(1)} ms, a bare insert and commit ${bare.toFixed(1)} ms: ${(ours / bare).toFixed(1)} times (bar 5)`,
    )
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

/**
 * `npm run bench:server`: the reference server beside a bare node:http server that makes JSON of the same value, in the same
 * run and by turns, so that what slows the machine down slows both. What counts are the ratios; milliseconds are shown.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { addDays } from '#shared/date/wall-clock'
import { createVisitor, type Visitor } from '../../scripts/tools/visitor'
import { startPostgres } from '../../scripts/tools/postgres'
import { complain, onInterrupt, say } from '../../scripts/tools/run'
import { answersPerSecond, timeOf, type Target } from './load'
import { startBare, startServer, stopAll } from './processes'
import { reserveAtRate } from './reserve'
import { addWorkshops, fill } from './reservations'

const ROOT = '/ServiceBooking/rest'
const TURNS = Number(process.env['TURNS'] ?? 5)
const TURN_MS = 1_500
const freeTimes = (from: number, days: number) =>
  `/free-times?start=${addDays('2026-11-24', from)}&end=${addDays('2026-11-24', from + days - 1)}`
const CALENDAR = freeTimes(0, 60)
/** More than the server keeps, each asked for in turn: none of them is kept. About sixty days each. */
const CALENDARS = Array.from({ length: 150 }, (_, n) => freeTimes(n % 30, 58 + Math.floor(n / 30)))
const WORKSHOPS = 1000

interface Row {
  readonly what: string
  readonly perSecond: number
  readonly bare: number
  readonly bar: number | null
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function visit(port: number, organizationId = 1): Promise<Visitor> {
  const origin = `http://127.0.0.1:${port}`
  const visitor = createVisitor({ fetch, origin, root: ROOT, tokenHeader: 'X-Process-Token' })
  await visitor.api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  await visitor.api.setActiveOrganization({ query: { organizationId } })
  const body = [{ productId: 101, amount: 1, provider: 'WORKSHOP' } as const]
  await visitor.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  return visitor
}

const target = (port: number, method: string, paths: readonly string[], visitor: Visitor): Target => ({
  port,
  requests: paths.map((path) => requestOf(port, method, path, visitor)),
})

function requestOf(port: number, method: string, path: string, visitor: Visitor): string {
  const headers = [
    `${method} ${ROOT}${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept: application/json',
    `Cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-Process-Token: ${visitor.token()}`,
    `X-XSRF-TOKEN: ${visitor.cookies.get('XSRF-TOKEN') ?? ''}`,
    ...(method === 'GET' ? [] : ['Content-Length: 0']),
  ]
  return `${headers.join('\r\n')}\r\n\r\n`
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
    // Of connections that end with the database.
    pool.on('error', () => undefined)
    const visitor = await visit(onPostgres)
    const reserve = async (): Promise<void> => {
      const { ours, bare, held, asked } = await reserveAtRate(pool, (organizationId) =>
        visit(onPostgres, organizationId),
      )
      say(
        `reserve-time at 100/s: ${held} of ${asked} times held, p99 ${ours.toFixed(1)} ms, a bare insert and commit ${bare.toFixed(1)} ms: ${(ours / bare).toFixed(1)} times (bar 5)`,
      )
    }
    if (process.env['ONLY'] === 'reserve') return await reserve()
    const bareOf = async (what: string, answer: string): Promise<Target> => {
      const file = join(folder, `${what}.json`)
      writeFileSync(file, answer)
      say(`${what}: an answer of ${answer.length} bytes`)
      return { port: await startBare(file), requests: target(0, 'GET', ['/'], visitor).requests }
    }
    const answerTo = async (method: string, path: string) => (await visitor.send(method, path)).text()

    const small = await bareOf('small', await answerTo('GET', '/active-processes'))
    await beside(
      'all middleware, no database (a path that is no call)',
      target(onPostgres, 'GET', ['/none'], visitor),
      small,
      0.55,
      '404',
    )
    if (process.env['ONLY'] === 'middleware') return
    const onPglite = await startServer({ DATA_DIR: join(folder, 'embedded') })
    const embedded = await visit(onPglite)
    for (const [name, port, who, bar] of [
      ['PostgreSQL', onPostgres, visitor, 0.3],
      ['PGlite', onPglite, embedded, 0.15],
    ] as const) {
      await beside(`a small GET of a session, ${name}`, target(port, 'GET', ['/active-processes'], who), small, null)
      const answers = await Promise.all(CALENDARS.map((path) => answerTo('POST', path)))
      const mean = answers.reduce((sum, { length }) => sum + length, 0) / answers.length
      const typical = answers.toSorted((a, b) => Math.abs(a.length - mean) - Math.abs(b.length - mean))[0] ?? ''
      const calendar = await bareOf('calendar', typical)
      await beside(`60 days of free times, ${name}`, target(port, 'POST', CALENDARS, who), calendar, bar)
      await beside(`60 days of free times, asked before, ${name}`, target(port, 'POST', [CALENDAR], who), calendar, 4)
    }

    const changed = "update workshop_revision set revision = nextval('revisions')"
    const timed = async (method: string, path: string, before: string | null): Promise<number> => {
      const times: number[] = []
      for (let n = 0; n < 40; n++) {
        if (before) await pool.query(before)
        times.push(await timeOf(target(onPostgres, method, [path], visitor)))
      }
      return median(times)
    }
    for (const many of [100, 10_000]) {
      await fill(pool, many)
      const ms = await timed('POST', CALENDAR, changed)
      say(`60 days with ${many} reservations on 10 lifts, just changed: median ${ms.toFixed(1)} ms`)
    }
    const ids = await addWorkshops(pool, WORKSHOPS)
    const firstFree = `/organization-next-free-times?organizationIds=${ids.join(',')}`
    for (const [what, before] of [
      ['nothing changed', null],
      ['one workshop changed', `${changed} where organization_id = ${ids[0]}`],
      ['all changed', changed],
    ] as const)
      say(
        `first free times of ${ids.length} workshops, ${what}: median ${(await timed('GET', firstFree, before)).toFixed(1)} ms`,
      )
    await reserve()
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

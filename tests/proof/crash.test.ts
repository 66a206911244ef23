// Crash tests: a server killed while saving, stopped under load, and started twice on one data directory.
import { mkdtemp, rm } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hashed } from '#server/platform/secrets'
import type { OpenDatabase } from '#server/platform/database/database'
import { openPglite, openPostgres } from '#server/platform/database/open'
import { findInconsistencies } from '#tests/harness/database/inconsistencies'
import { createTestBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { keptConnection } from '#tests/harness/servers/kept-connection'
import { createDatabase, databaseUrl, dropDatabase } from '#tests/harness/database/postgres'
import { isWholeProof, proofSize } from '#tests/harness/proof-size'
import {
  killedWhileSaving,
  save,
  savingVisitors,
  templateOn,
  timesOn,
  type SavingVisitor,
} from '#tests/harness/visitors/saving-visitors'
import { NotStarted, startProcess, type ServerProcess } from '#tests/harness/servers/server-process'
import { reference } from '../harness/visitors/booked-visitor'
import { countRows, rows } from '../harness/database/rows'

const onPostgres = Boolean(process.env['DATABASE_URL'])
const KILLS = proofSize(200, 1)
const STOPS = proofSize(50, 1)
const REFUSALS = proofSize(100, 1)
const SAVES = 12
const AT_ONCE = 4

let folder: string
let env: Readonly<Record<string, string>>
let database = ''
let template: TestBrowser
let times: ReturnType<typeof timesOn>
let visitors: readonly SavingVisitor[]

/** Opens the database directly, while no server has it open. */
const open = (dump?: Blob): Promise<OpenDatabase> =>
  onPostgres
    ? openPostgres(databaseUrl(database))
    : openPglite({ directory: join(folder, 'pglite'), ...(dump && { dump }) })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-crash-'))
  const seeded = inject('seeded')
  if (onPostgres) {
    database = `huoltovaraus_test_${randomBytes(6).toString('hex')}`
    await createDatabase(database, seeded)
  }
  const { db, close } = await open(onPostgres ? undefined : await openAsBlob(seeded))
  template = await templateOn(db)
  times = timesOn(db)
  visitors = await savingVisitors({ db, server, template, times, many: SAVES })
  await close()
  env = { DATA_DIR: folder, DRAIN_SECONDS: '0', ...(onPostgres && { DATABASE_URL: databaseUrl(database) }) }
}, 120_000)
afterAll(async () => {
  await rm(folder, { recursive: true })
  if (onPostgres) await dropDatabase(database)
})

let current: ServerProcess
/** Addresses a request to the server process that is running now. */
function toCurrent(request: Request): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(new URL(pathname + search, current.url), request)
}
const server = { fetch: (request: Request): Promise<Response> => fetch(toCurrent(request)) }
const startServer = async (more: Readonly<Record<string, string>> = {}): Promise<number> => {
  current = await startProcess({ ...env, ...more })
  return current.startMs
}

/**
 * Checks the database against the received keys. `keysBefore`: keys before the kill, `again`: keys of the repeated saves,
 * `all`: bookings of earlier rounds. Returns the saved, unanswered and timed bookings.
 */
async function expectConsistent(
  keysBefore: readonly (string | null)[],
  again: readonly (string | null)[],
  all: number,
) {
  const { db, close } = await open()
  expect(await findInconsistencies(db)).toEqual([])
  const found = new Map(
    (await rows({ db }, sql`select s.token_hash, b.key_hash from booking b join session s on s.id = b.session_id`)).map(
      (row) => [row['token_hash'], row['key_hash']],
    ),
  )
  const received = visitors.flatMap(({ hash }, n) => {
    const key = keysBefore[n] ?? again[n] ?? null
    return key === null ? [] : [{ hash, key: hashed(key) }]
  })
  expect(received.map(({ hash }) => ({ hash, key: found.get(hash) }))).toEqual(received)
  const saved = visitors.filter(({ hash }) => found.has(hash)).length
  expect(await countRows({ db }, 'booking')).toBe(all + saved)
  const timed = (await rows({ db }, sql`select id from reservation where booking_id is not null`)).length
  visitors = await savingVisitors({ db, server, template, times, many: SAVES })
  await close()
  return { saved, unanswered: saved - received.length, timed }
}

/** Opens each booking by its key in a new session. */
async function expectSaved(keys: readonly (string | null)[]): Promise<void> {
  const browser = createTestBrowser(server)
  await browser.api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  for (const key of keys) if (key !== null) await browser.api.openBooking(reference(key))
}

// The tests run in order and share the state of the database.
describe('killed while it saves', () => {
  it(
    `reading 32: keeps each confirmed booking exactly once and nothing partial, after ${KILLS} kills`,
    { timeout: 14_400_000 },
    async () => {
      const [clean, crashed]: [number[], number[]] = [[], []]
      const sum = { saves: 0, saved: 0, answered: 0, unanswered: 0, mixed: 0, timed: 0 }
      for (let kill = 0; kill < KILLS; kill++) {
        clean.push(await startServer())
        const keysBefore = await killedWhileSaving(visitors, AT_ONCE, () => current.end('SIGKILL'))
        crashed.push(await startServer())
        // Runs before the repeated saves, which would hide a lost booking.
        await expectSaved(keysBefore)
        // Visitors who received a key get the same one again. Of the others, every second one does not retry.
        const again: (string | null)[] = []
        for (const [n, visitor] of visitors.entries())
          again.push(keysBefore[n] !== null || n % 4 < 2 ? await save(visitor) : null)
        expect(keysBefore.map((key, n) => (key === null ? null : again[n]))).toEqual(keysBefore)
        expect(again.filter((key, n) => n % 4 < 2 && key === null)).toEqual([])
        expect([await current.end('SIGTERM'), current.stderr()]).toEqual([0, ''])
        const answered = keysBefore.filter((key) => key !== null).length
        expect(answered).toBeGreaterThan(0)
        const { saved, unanswered, timed } = await expectConsistent(keysBefore, again, sum.saved)
        sum.saves += SAVES
        sum.saved += saved
        sum.answered += answered
        sum.unanswered += unanswered
        sum.timed = timed
        if (answered < SAVES) sum.mixed += 1
      }
      // If most kills came after the last save, the proof would show little.
      expect(sum.mixed).toBeGreaterThan(KILLS / 2 - 1)
      if (isWholeProof) {
        const ratio = median(crashed) / median(clean)
        process.stdout.write(
          `${JSON.stringify({ kills: KILLS, ...sum })}\nready again after a kill: ${inMs(crashed)}; after a clean stop: ${inMs(clean)}; ratio ${ratio.toFixed(2)}\n`,
        )
      }
    },
  )
})

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? Number.NaN
const inMs = (ms: readonly number[]): string =>
  `median ${median(ms).toFixed(0)} ms, most ${sorted(ms).at(-1)?.toFixed(0)} ms`

describe.skipIf(onPostgres)('a second process on one directory', () => {
  it(`reading 33: is refused in ${REFUSALS} of as many attempts, without damage`, { timeout: 3_600_000 }, async () => {
    await startServer()
    const [visitor] = visitors
    const key = visitor ? await save(visitor) : null
    for (let n = 0; n < REFUSALS; n++) {
      const failure: unknown = await startProcess(env).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(NotStarted)
      expect(failure).toMatchObject({
        exitCode: 1,
        stderr: expect.stringMatching(/^the data directory .* is in use by another process/),
      })
    }
    await expectSaved([key ?? ''])
    expect([await current.end('SIGTERM'), current.stderr()]).toEqual([0, ''])
  })
})

describe('stopped by a signal', () => {
  it(
    `answers every request on an open connection, and processes none that it does not answer, in ${STOPS} stops under load`,
    { timeout: 3_600_000 },
    async () => {
      const answered = new Set<string>()
      const failures: unknown[] = []
      const [, visitor] = visitors
      if (!visitor) throw new Error('there is no visitor')
      for (let stop = 0; stop < STOPS; stop++) {
        // Longer than this program may wait for CPU time. Draining ends as soon as all connections are closed.
        await startServer({ DRAIN_SECONDS: '5' })
        let isOver = false
        const saveInTurns = async (_: unknown, n: number): Promise<void> => {
          const send = saveNotesOver(keptConnection(), visitor)
          for (let count = 0; !isOver; count++) {
            const notes = `stop ${stop} run ${n} save ${count}`
            const failure: unknown = await send(notes).catch((error: unknown) => error)
            if (failure === 204) answered.add(notes)
            else failures.push(failure)
            isOver ||= failure !== 204
          }
        }
        const runs = Array.from({ length: AT_ONCE }, saveInTurns)
        await setTimeout(100 + Math.random() * 100)
        const code = await current.end('SIGTERM')
        isOver = true
        await Promise.all(runs)
        expect([code, current.stderr()]).toEqual([0, ''])
        expect(failures.filter((failure) => typeof failure === 'number')).toEqual([])
        expect(answered).toContain(await storedNotes(visitor))
      }
      // A connection that the server has not accepted is refused, or reset by the operating system. Its request was not
      // processed, so a client may retry it. No server can prevent this: the listen backlog closes with the socket.
      for (const failure of failures)
        expect(failure).toMatchObject({ code: expect.stringMatching(/^(ECONNREFUSED|ECONNRESET)$/), wasOpen: false })
      expect(answered.size).toBeGreaterThan(STOPS)
      if (isWholeProof)
        process.stdout.write(`${JSON.stringify({ answered: answered.size, failures: failures.length })}\n`)
    },
  )
})

/** Creates a function that saves notes over a connection and resolves to the HTTP status. */
function saveNotesOver(fetchOver: (request: Request) => Promise<Response>, { browser, token }: SavingVisitor) {
  const kept = createTestBrowser({ fetch: (request) => fetchOver(toCurrent(request)) }, browser.cookies)
  const headers = { 'X-Process-Token': token }
  return async (notes: string): Promise<number> =>
    (await kept.send('POST', '/save-notes', { body: { value: notes }, headers })).status
}

/** Reads a session's notes from the database while no server has it open. */
async function storedNotes({ hash }: SavingVisitor): Promise<unknown> {
  const { db, close } = await open()
  const [row] = await rows({ db }, sql`select draft->>'notes' as notes from session where token_hash = ${hash}`)
  await close()
  return row?.['notes']
}

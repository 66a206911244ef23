// A server that is killed in the middle of saving, told to stop under load, and started twice on one directory.
import { mkdtemp, rm } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { any, array, create, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPglite } from '#server/store/open'
import { createTestBrowser, type TestBrowser } from '#tests/harness/http-client'
import { createDatabase, databaseUrl, dropDatabase } from '#tests/harness/postgres'
import { isWholeProof, proofSize } from '#tests/harness/proof-size'
import { NotStarted, startProcess, type ServerProcess } from '#tests/harness/server-process'
import { lockerDetails, reference } from '../server/booked-visitor'
import { customer } from '../server/customer'

const onPostgres = Boolean(process.env['DATABASE_URL'])
const KILLS = proofSize(200, 1)
const STOPS = proofSize(50, 1)
const REFUSALS = proofSize(100, 1)
const AT_ONCE = 4

let folder: string
let env: Readonly<Record<string, string>>
let database = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-crash-'))
  const seeded = inject('seeded')
  if (onPostgres) {
    database = `huoltovaraus_test_${randomBytes(6).toString('hex')}`
    await createDatabase(database, seeded)
  } else {
    const { close } = await openPglite({ directory: join(folder, 'pglite'), dump: await openAsBlob(seeded) })
    await close()
  }
  env = { DATA_DIR: folder, TEST_HOOKS: '1', ...(onPostgres && { DATABASE_URL: databaseUrl(database) }) }
}, 120_000)
afterAll(async () => {
  await rm(folder, { recursive: true })
  if (onPostgres) await dropDatabase(database)
})

let current: ServerProcess
/** Asks whichever process is running now. */
const server = {
  fetch: (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(new URL(pathname + search, current.url), request))
  },
}

/** A visitor who has only to save; a wish for a day, of which there are as many as one likes. */
async function ready(): Promise<TestBrowser> {
  const browser = createTestBrowser(server)
  const { api } = browser
  await api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 84_500 } })
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  await api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [{ productId: 101, amount: 1, provider: 'WORKSHOP' }],
  })
  await api.saveCustomer({ body: customer })
  await api.saveReservationDetails({ body: lockerDetails })
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  return browser
}

const save = ({ api }: TestBrowser): Promise<string | null> =>
  api.saveBooking().then(
    ({ bookingKey }) => bookingKey ?? null,
    () => null,
  )
const Saved = array(type({ customer: any(), organization: any(), lead_date: any() }))
const savedDocuments = async () => create(await (await fetch(`${current.url}/__test__/bookings`)).json(), Saved)

// One after another: what one leaves running the next goes on with.
describe('killed while it saves', () => {
  it(
    `READINGS-32 ${KILLS} times: what was answered is there once, and nothing by half`,
    { timeout: 7_200_000 },
    async () => {
      const starts: number[] = []
      let [saved, answered] = [0, 0]
      current = await startProcess(env)
      for (let kill = 0; kill < KILLS; kill++) {
        const visitors = await Promise.all(Array.from({ length: AT_ONCE }, ready))
        const saving = Promise.all(visitors.map(save))
        await setTimeout(Math.random() * 300)
        await current.end('SIGKILL')
        const keys = await saving
        current = await startProcess(env)
        starts.push(current.startMs)
        answered += keys.filter((key) => key !== null).length
        // Whoever heard nothing asks again, and so does whoever did: the same answer.
        const again = await Promise.all(visitors.map(save))
        expect(again).not.toContain(null)
        for (const [n, key] of keys.entries()) expect([null, again[n]]).toContain(key)
        saved += AT_ONCE
        for (const key of again) {
          const { lead_date: wish } = await createdBy(key)
          expect(wish).toBe('2026-12-01')
        }
        expect(await savedDocuments()).toHaveLength(saved)
      }
      if (isWholeProof) {
        const sorted = starts.toSorted((a, b) => a - b).map(Math.round)
        process.stdout.write(
          `${saved} saved, ${answered} answered before the kill; ready again after ms: median ${sorted[sorted.length >> 1]}, most ${sorted.at(-1)}\n`,
        )
      }
    },
  )
})

async function createdBy(key: string | null): Promise<{ lead_date?: string | null }> {
  const browser = createTestBrowser(server)
  await browser.api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  return browser.api.openBooking(reference(key ?? ''))
}

describe.skipIf(onPostgres)('a second process on one directory', () => {
  it(`READINGS-33 is refused ${REFUSALS} times of as many, and harms nothing`, { timeout: 3_600_000 }, async () => {
    const before = (await savedDocuments()).length
    for (let n = 0; n < REFUSALS; n++) {
      const failure: unknown = await startProcess(env).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(NotStarted)
      expect(failure).toMatchObject({
        exitCode: 1,
        stderr: expect.stringMatching(/^the data directory .* is in use by process \d+/),
      })
    }
    expect(await savedDocuments()).toHaveLength(before)
  })
})

describe('told to stop', () => {
  it(
    `${STOPS} times under load: what was asked on an open connection is answered`,
    { timeout: 3_600_000 },
    async () => {
      const tally = { answered: 0, refused: 0 }
      const failures: unknown[] = []
      for (let stop = 0; stop < STOPS; stop++) {
        if (stop > 0) current = await startProcess(env)
        const browser = await ready()
        let isOver = false
        const visit = async (): Promise<void> => {
          while (!isOver) {
            try {
              const response = await browser.send('POST', '/save-notes', { body: { value: 'x' } })
              expect(response.status).toBe(204)
              tally.answered += 1
            } catch (error) {
              failures.push(causeOf(error))
              tally.refused += 1
              isOver = true
            }
          }
        }
        const visits = Array.from({ length: AT_ONCE }, visit)
        await setTimeout(100 + Math.random() * 100)
        const code = await current.end('SIGTERM')
        isOver = true
        await Promise.all(visits)
        expect([code, current.stderr()]).toEqual([0, ''])
      }
      // Nobody to connect to any more: nothing was sent, so that nothing is lost.
      expect(failures.filter((failure) => failure !== 'ECONNREFUSED')).toEqual([])
      expect(tally.answered).toBeGreaterThan(STOPS)
      if (isWholeProof) process.stdout.write(`${JSON.stringify(tally)}\n`)
    },
  )
})

/** Of a fetch that failed: the code of its last cause. */
function causeOf(error: unknown): unknown {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error ? causeOf(cause) : error instanceof Error ? Reflect.get(error, 'code') : error
}

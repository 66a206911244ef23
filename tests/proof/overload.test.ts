// Many customers want one time of a server that has far less power than they ask for. Who holds the time can save.
import { spawn } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { countRows, rows } from '#tests/harness/database/rows'
import { isWholeProof, proofSize } from '#tests/harness/proof-size'
import { openSeveral, type SeveralServers } from '#tests/harness/servers/several-servers'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'
import { clonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import type { TestBrowser } from '#tests/harness/visitors/http-client'

/** The embedded database runs in this process, which busy programs would slow down as much as the server. */
const isWhole = isWholeProof && Boolean(process.env['DATABASE_URL'])
const CUSTOMERS = isWhole ? 200 : 24
const ROUNDS = proofSize(8, 1)
/** Programs that want a core each, beside the servers, the database and the customers. */
const BUSY = isWhole ? 30 : 0
const SLOT = '2026-11-25T07:00:00|2026-11-25T08:30:00'
const LONGEST_MS = 900_000

let several: SeveralServers
let template: TestBrowser

beforeAll(async () => {
  several = await openSeveral()
  const { test } = several
  template = await completeVisitor(test)
  await test.db.execute(sql`delete from reservation`)
  // Occupies all lifts but one for the year.
  await test.db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    select id, 1, tsrange('2026-11-01', '2027-11-01'), 'confirmed', 'EXACT_TIME'
    from resource where organization_id = 1 and id <>
      (select min(id) from resource where organization_id = 1 and not hour_service_only)`)
}, 300_000)
afterAll(() => several.close(), 60_000)

async function arrive(): Promise<readonly TestBrowser[]> {
  const { servers, test } = several
  const arrived: TestBrowser[] = []
  for (let n = 0; n < CUSTOMERS; n++)
    arrived.push((await clonedVisitor({ app: servers[n % servers.length] ?? test.app, db: test.db }, template)).browser)
  return arrived
}

/** Tries to get the time, and saves the booking. Resolves to the outcome of the last call. */
async function book({ api }: TestBrowser): Promise<string> {
  const query = { reservation: SLOT, timeSelectionType: 'EXACT_TIME', workshiftPosition: 'MORNING' } as const
  try {
    const { responseCode } = await api.reserveTime({ query })
    if (responseCode !== 'SUCCESS') return responseCode
  } catch (error) {
    return error instanceof ApiError ? `${error.code} to the reservation` : Promise.reject(error)
  }
  try {
    await api.getBooking()
    return (await api.saveBooking()).bookingKey ? 'booked' : 'no booking'
  } catch (error) {
    return error instanceof ApiError ? `${error.code} to the holder` : Promise.reject(error)
  }
}

/** Keeps cores busy while `work` runs, or for a quarter of an hour. */
async function besideBusyPrograms<T>(many: number, work: () => Promise<T>): Promise<T> {
  const loop = `const end = Date.now() + ${LONGEST_MS}; while (Date.now() < end);`
  const programs = Array.from({ length: many }, () => spawn(process.execPath, ['-e', loop]))
  try {
    return await work()
  } finally {
    for (const program of programs) program.kill('SIGKILL')
  }
}

it(
  `reading 31 SA-08 of ${CUSTOMERS} customers on one time beside ${BUSY} busy programs somebody books it in each of ${ROUNDS} rounds`,
  { timeout: LONGEST_MS },
  async () => {
    // Round 0 has no busy programs, because a server in use has compiled its code and prepared its queries.
    for (let round = 0; round <= ROUNDS; round++) {
      const customers = await arrive()
      const before = await countRows(several.test, 'booking')
      const outcomes = await besideBusyPrograms(round === 0 ? 0 : BUSY, () => Promise.all(customers.map(book)))
      const many = (outcome: string): number => outcomes.filter((one) => one === outcome).length
      if (isWholeProof)
        process.stdout.write(`${[...new Set(outcomes)].map((one) => `${one}: ${many(one)}`).join(', ')}\n`)
      expect({ round, booked: many('booked') }).toEqual({ round, booked: 1 })
      expect(await countRows(several.test, 'booking')).toBe(before + 1)
      expect(outcomes.filter((outcome) => outcome.endsWith('to the holder'))).toEqual([])
      const [saved] = await rows(several.test, sql`select booking_id from reservation where booking_id is not null`)
      await several.test.db.execute(sql`delete from booking where id = ${String(saved?.['booking_id'])}`)
      await several.test.db.execute(sql`delete from reservation where booking_id is not null or kind = 'hold'`)
    }
  },
)

// Many customers race for one time on one lift. Exactly one of them gets it, with any number of processes (reading 31).
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database'
import { ApiError } from '#shared/api/errors'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { isWholeProof, proofSize } from '#tests/harness/proof-size'
import { openSeveral, type SeveralServers } from '#tests/harness/servers/several-servers'
import { tryHold } from '#tests/harness/database/try-hold'
import { rows } from '../harness/database/rows'

const CUSTOMERS = isWholeProof ? 500 : 24
const ROUNDS = proofSize(1000, 2)
const SLOT = '2026-11-25T08:00:00|2026-11-25T08:30:00'

let several: SeveralServers
let customers: readonly TestBrowser[]
let lift: number

beforeAll(async () => {
  several = await openSeveral()
  const { servers, test } = several
  const arrive = async (n: number): Promise<TestBrowser> => {
    const browser = await openBrowser(servers[n % servers.length] ?? test.app)
    await browser.api.setActiveOrganization({ query: { organizationId: 1 } })
    return browser
  }
  const arrived: TestBrowser[] = []
  while (arrived.length < CUSTOMERS)
    arrived.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => arrive(n)))))
  customers = arrived.slice(0, CUSTOMERS)
  await test.db.execute(sql`delete from reservation`)
  const lifts = await rows(
    test,
    sql`select id from resource where organization_id = 1 and not hour_service_only order by id`,
  )
  lift = Number(lifts[0]?.['id'])
  // Occupies all lifts but one for the year.
  await test.db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    select id, 1, tsrange('2026-11-01', '2027-11-01'), 'confirmed', 'EXACT_TIME'
    from resource where organization_id = 1 and id <> ${lift}`)
}, 300_000)
afterAll(() => several.close(), 60_000)

/** Resolves to the response code, or to the code of the refusal. */
const answered = (call: Promise<{ responseCode: string }>): Promise<string> =>
  call.then(
    ({ responseCode }) => responseCode,
    (error: unknown) => (error instanceof ApiError ? String(error.code) : Promise.reject(error)),
  )

const held = async (): Promise<number> =>
  (await rows(several.test, sql`select id from reservation where kind = 'hold'`)).length

describe(`${CUSTOMERS} customers on one time, ${ROUNDS} rounds`, () => {
  it('reading 31: each round has exactly one winner, through the API', { timeout: 7_200_000 }, async () => {
    const query = { reservation: SLOT, timeSelectionType: 'EXACT_TIME', workshiftPosition: 'MORNING' } as const
    const outcomes: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(customers.map(({ api }) => answered(api.reserveTime({ query }))))
      const winners = answers.filter((answer) => answer === 'SUCCESS')
      outcomes.push(...answers)
      expect({ round, winners: winners.length, held: await held() }).toEqual({ round, winners: 1, held: 1 })
      await several.test.db.execute(sql`delete from reservation where kind = 'hold'`)
    }
    // An overloaded server may ask the client to retry.
    const others = outcomes.filter((answer) => !['SUCCESS', 'NOT_AVAILABLE'].includes(answer))
    expect([...new Set(others)].filter((answer) => !['UNAVAILABLE', 'OVERLOADED'].includes(answer))).toEqual([])
    if (isWholeProof) process.stdout.write(`${outcomes.length} answers, ${others.length} of them asked to retry\n`)
  })
})

/**
 * Runs the hold query alone, without the per-workshop lock that the API takes before it. Resolves to the number of
 * winners.
 */
async function winnersOfStatement(databases: readonly Database[]): Promise<number> {
  const [start = '', end = ''] = SLOT.split('|')
  const taken = await Promise.all(
    Array.from({ length: Math.min(CUSTOMERS, 60) }, (_, n) => {
      const ask = {
        sessionId: randomUUID(),
        organizationId: 1,
        resourceId: lift,
        start,
        end,
        type: 'EXACT_TIME',
        seconds: 600,
      } as const
      return tryHold(databases[n % databases.length] ?? several.test.db, ask)
    }),
  )
  await several.test.db.execute(sql`delete from reservation where kind = 'hold'`)
  return taken.filter(Boolean).length
}

describe('the hold query, raced without the lock', () => {
  const rounds = proofSize(20, 1)

  it('reading 31: has one winner with the constraint', { timeout: 1_200_000 }, async () => {
    for (let round = 0; round < rounds; round++) expect(await winnersOfStatement(several.databases)).toBe(1)
  })

  it(
    'reading 31: has several winners without the constraint, so that nothing else prevents it',
    { timeout: 60_000 },
    async () => {
      const { db } = several.test
      await db.execute(sql`alter table reservation drop constraint reservation_no_overlap`)
      expect(await winnersOfStatement(several.databases)).toBeGreaterThan(1)
      await db.execute(
        sql`alter table reservation add constraint reservation_no_overlap exclude using gist (resource_id with =, during with &&)`,
      )
    },
  )
})

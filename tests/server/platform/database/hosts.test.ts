/** An address with several hosts. `tests/production/failover.test.ts` has a real standby. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REST_ROOT } from '#shared/api/rest-root'
import { examine } from '#server/doctor/examine'
import { sqlState, type Database } from '#server/platform/database/database'
import { openPostgres } from '#server/platform/database/open'
import { databaseUrl } from '#tests/harness/database/postgres'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { startProcess } from '#tests/harness/servers/server-process'
import { createVisitor } from '../../../../scripts/tools/visitor'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Address of the database with a host in front at which nobody listens. */
const withDeadHost = (): string => databaseUrl(test.databaseName).replace('@', '@127.0.0.1:1,')

const idOf = async (db: Database): Promise<unknown> =>
  Reflect.get(Object(await db.execute(sql`select pg_backend_pid() as id`)).rows[0], 'id')

it('connects to the host that accepts writes, wherever it stands in the list', async () => {
  const { db, close } = await openPostgres(withDeadHost(), { connections: 2 })
  expect(await Promise.all([idOf(db), idOf(db)])).toEqual([expect.any(Number), expect.any(Number)])
  await close()
})

it('closes a connection on which a write was refused, and uses another', async () => {
  const { db, close } = await openPostgres(databaseUrl(test.databaseName), { connections: 1 })
  const id = await idOf(db)
  const refused = await db
    .transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`)
      await tx.execute(sql`delete from reservation`)
    })
    .catch((error: unknown) => sqlState(error))
  expect(refused).toBe('25006')
  expect(await idOf(db)).not.toBe(id)
  await close()
})

it('a process does not start without such a host, and says what each does', async () => {
  await test.db.execute(sql.raw(`alter database ${test.databaseName} set default_transaction_read_only = on`))
  const [place] = /127\.0\.0\.1:\d+/.exec(databaseUrl(test.databaseName)) ?? []
  const told = await startProcess({ DATABASE_URL: withDeadHost() }).catch(String)
  const findings = await examine({ DATABASE_URL: withDeadHost() })
  await test.db.execute(sql.raw(`set default_transaction_read_only = off`))
  await test.db.execute(sql.raw(`alter database ${test.databaseName} reset default_transaction_read_only`))
  expect(told).toContain(
    `127.0.0.1:1 fails (connect ECONNREFUSED 127.0.0.1:1), ${place} is read-only; promote a standby`,
  )
  expect(findings.map(({ what, found }) => `${what}: ${found}`)).toEqual(
    expect.arrayContaining([
      'host 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1',
      `host ${place}: a read-only standby`,
      'writing: no host accepts writes',
    ]),
  )
})

it('refuses an address that would let it run on a standby', async () => {
  const url = `${databaseUrl(test.databaseName)}?target_session_attrs=any`
  await expect(startProcess({ DATABASE_URL: url })).rejects.toThrow('DATABASE_URL must be a postgres:// address')
})

it('a process answers from the primary if DATABASE_READ_URL names no standby, and the doctor says so', async () => {
  const url = databaseUrl(test.databaseName)
  const METRICS_TOKEN = 'token-of-the-metrics'
  const server = await startProcess({ DATABASE_URL: url, DATABASE_READ_URL: url, METRICS_TOKEN })
  const { api } = createVisitor({ fetch, origin: server.url, root: REST_ROOT, tokenHeader: 'X-Process-Token' })
  await api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  expect(await api.allOrganizations({ query: {} })).not.toEqual([])
  const metrics = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  await server.end('SIGTERM')
  const counted = (await metrics.text()).match(/^huoltovaraus_standby_reads_total.*$/gm)
  expect(counted).toEqual(['huoltovaraus_standby_reads_total{answered="primary"} 1'])
  const findings = await examine({ DATABASE_URL: url, DATABASE_READ_URL: url })
  expect(findings).toContainEqual({
    what: 'standby',
    found: 'it is a primary',
    remedy: 'name a standby in DATABASE_READ_URL',
  })
})

it.each([
  [
    { DATABASE_READ_URL: 'postgres://user:secret@b/name' },
    'DATABASE_READ_URL must be a postgres:// address with one host, beside DATABASE_URL',
  ],
  [
    { DATABASE_URL: 'postgres://a/name', DATABASE_READ_URL: 'postgres://user:secret@b,c/name' },
    'DATABASE_READ_URL must be a postgres:// address with one host, beside DATABASE_URL',
  ],
  [
    { DATABASE_URL: 'mysql://user:secret@a/name' },
    'DATABASE_URL must be a postgres:// address, without target_session_attrs or with read-write',
  ],
])('refuses %o, and keeps the password to itself', async (env, found) => {
  expect(await examine(env)).toMatchObject([{ what: 'configuration', found }])
})

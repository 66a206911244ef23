/** Two processes on PostgreSQL through PgBouncer in transaction mode. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examine } from '#server/doctor/examine'
import { databaseUrl } from '#tests/harness/database/postgres'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { startProcess, type ServerProcess } from '#tests/harness/servers/server-process'
import { bookAt, visitorAt } from './harness/patient-visitor'
import { startPooler, type Pooler } from './harness/pooler'

const VISITORS = 30

let test: TestApp
let folder: string
let pooler: Pooler
let through: string
beforeAll(async () => {
  test = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'pooler-'))
  pooler = await startPooler(databaseUrl(test.databaseName))
  through = pooler.url
}, 120_000)
afterAll(async () => {
  await pooler.stop()
  await rm(folder, { recursive: true, force: true })
  await test.close()
})

const start = (pooled: '0' | '1'): Promise<ServerProcess> =>
  startProcess({ DATABASE_URL: through, DATABASE_POOLER: pooled })

it(
  'with DATABASE_POOLER=1 each visitor has one booking, over three connections to PostgreSQL',
  { timeout: 120_000 },
  async () => {
    const processes = await Promise.all([start('1'), start('1')])
    const booked = Array.from({ length: VISITORS }, (_, number) =>
      bookAt(visitorAt(processes[number % 2]?.url ?? '', fetch), number),
    )
    expect(new Set(await Promise.all(booked)).size).toBe(VISITORS)
    const [row] = await rows(test, sql`select count(*)::int as n from booking where register_number = 'ABC-123'`)
    expect(row?.['n']).toBe(VISITORS)
    expect(await Promise.all(processes.map((one) => one.end('SIGTERM')))).toEqual([0, 0])
    expect(processes.map((one) => one.stderr())).toEqual(['', ''])
  },
)

it('the set-up outlasts timeouts of the role, which are meant for visitors', async () => {
  await test.db.execute(sql.raw(`alter database ${test.databaseName} set idle_in_transaction_session_timeout = '20ms'`))
  const server = await startProcess({ DATABASE_URL: databaseUrl(test.databaseName), DATABASE_POOLER: '1' })
  await test.db.execute(sql.raw(`alter database ${test.databaseName} reset idle_in_transaction_session_timeout`))
  expect(await server.end('SIGTERM')).toBe(0)
})

it('without it a process and the doctor say what to set', async () => {
  await expect(start('0')).rejects.toThrow('set DATABASE_POOLER=1')
  const examined = (pooler: string) => examine({ DATABASE_URL: through, DATABASE_POOLER: pooler, DATA_DIR: folder })
  expect(await examined('0')).toContainEqual(
    expect.objectContaining({ what: 'database', remedy: expect.stringContaining('DATABASE_POOLER=1') }),
  )
  expect(await examined('1')).toContainEqual(expect.objectContaining({ what: 'database', remedy: null }))
})

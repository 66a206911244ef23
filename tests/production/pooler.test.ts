/** Two processes on PostgreSQL through PgBouncer in transaction mode. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { chownSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examine } from '#server/doctor/examine'
import { databaseUrl } from '#tests/harness/database/postgres'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { startProcess, type ServerProcess } from '#tests/harness/servers/server-process'
import { freePort } from '../../scripts/tools/free-port'
import { startProgram, type Program } from '../../e2e/engines/program'
import { ensureProgram } from './harness/ensure-program'
import { bookAt, visitorAt } from './harness/patient-visitor'

const VISITORS = 30

let test: TestApp
let folder: string
let pooler: Program
let through: string
beforeAll(async () => {
  test = await createTestApp()
  const pgbouncer = await ensureProgram('pgbouncer')
  const { username, password, hostname, port } = new URL(databaseUrl(test.databaseName))
  folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const own = await freePort()
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`)
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      `[databases]\n* = host=${hostname} port=${port}`,
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =`,
      `auth_type = scram-sha-256\nauth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction\ndefault_pool_size = 3\nmax_client_conn = 200\n',
    ].join('\n'),
  )
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    for (const file of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(folder, file), id('-u'), id('-g'))
  }
  pooler = startProgram([pgbouncer, ...(isRoot ? ['-u', 'postgres'] : []), join(folder, 'pgbouncer.ini')])
  await pooler.says(2, /process up/)
  through = `postgres://${username}:${password}@127.0.0.1:${own}/${test.databaseName}`
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

/** Bookings are erased by mistake, and the database is restored to the moment before, with the commands of docs/scaling.md. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from '#tests/harness/servers/server-process'
import { root } from '../../scripts/tools/run'
import { ClusterNode } from './harness/cluster-node'
import { own } from './harness/own'
import { bookAt, visitorAt } from './harness/patient-visitor'

let folder: string
let archive: string
let [live, restored]: ClusterNode[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'))
  archive = join(folder, 'archive')
  mkdirSync(archive)
  for (const directory of [folder, archive]) own(directory)
  live = await ClusterNode.create(folder, 'live')
  restored = await ClusterNode.create(folder, 'restored')
  live.init(['archive_mode=on', `archive_command='test ! -f ${archive}/%f && cp %p ${archive}/%f'`])
  await live.start()
}, 120_000)
afterAll(async () => {
  await live?.stop()
  await restored?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts a server on a database, books with these visitors and stops it. */
async function book(url: string, visitors: readonly number[]): Promise<void> {
  const server = await startProcess({ DATABASE_URL: url, DATA_DIR: join(folder, 'data') })
  for (const visitor of visitors) await bookAt(visitorAt(server.url, fetch), visitor)
  expect(await server.end('SIGTERM')).toBe(0)
}

const DAYS = ['--from', '2026-11-23', '--to', '2027-01-31']

/** What `npm run bookings -- list` prints, without the demo's own visit. */
const listed = (url: string): string[] =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bookings.ts', 'list', ...DAYS], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line.includes('ABC-123'))

it('restores the bookings to the moment before they were erased, and the server takes further ones', async () => {
  if (!live || !restored) throw new Error('not started')
  await book(live.url, [1, 2])
  live.run('pg_basebackup', ['-D', restored.data, '-d', live.url, '-X', 'stream', '-c', 'fast'])
  // After the backup: only the archive has them.
  await book(live.url, [3, 4, 5])
  const before = listed(live.url)
  expect(before).toHaveLength(5)
  await setTimeout(1_000)
  const [moment] = await live.query('select now()::text as at')
  await setTimeout(1_000)
  await live.query('delete from reservation where booking_id is not null; delete from booking')
  expect(listed(live.url)).toEqual([])
  await archived(live)

  restored.set([
    `restore_command='cp ${archive}/%f %p'`,
    `recovery_target_time='${String(moment?.['at'])}'`,
    'recovery_target_action=promote',
    'archive_mode=off',
  ])
  writeFileSync(join(restored.data, 'recovery.signal'), '')
  await restored.start()
  await expect.poll(() => restored?.query('show transaction_read_only')).toEqual([{ transaction_read_only: 'off' }])
  expect(listed(restored.url)).toEqual(before)
  await book(restored.url, [6])
  expect(listed(restored.url)).toHaveLength(6)
}, 180_000)

/** Ends the current WAL segment and waits until the archive has it. */
async function archived(node: ClusterNode): Promise<void> {
  const [row] = await node.query('select pg_walfile_name(pg_switch_wal()) as name')
  const name = String(row?.['name'])
  await expect
    .poll(async () => (await node.query('select last_archived_wal as name from pg_stat_archiver'))[0]?.['name'], {
      timeout: 20_000,
    })
    .toSatisfy((last: unknown) => String(last) >= name)
}

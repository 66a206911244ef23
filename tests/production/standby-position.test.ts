/** How far a standby must have come before it answers, without a server in between. */
import { sql } from 'drizzle-orm'
import { number, object } from 'superstruct'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { queryRows, type Database, type OpenDatabase } from '#server/platform/database/database'
import { openPostgres } from '#server/platform/database/open'
import { openStandby, type AnsweredBy } from '#server/platform/database/standby'
import { startReplicated, type Replicated } from './harness/replication'

let replicated: Replicated
let database: OpenDatabase
beforeAll(async () => {
  const prepare = ['create table note as select 0 as number', 'create database other template postgres']
  replicated = await startReplicated(prepare)
  // Commits do not wait for the disk, and are visible before they are in a file of the log.
  database = await openPostgres(`${replicated.primary.url}?options=-c%20synchronous_commit%3Doff`)
}, 180_000)
afterAll(async () => {
  await database.close()
  await replicated.stop()
})

const latest = (from: Database) =>
  queryRows(from, sql`select max(number) as number from note`, object({ number: number() }))

/** Opens a standby at an address. `ask` resolves to the latest note and who answered. */
function reader(url: string, { db: primary }: OpenDatabase = database) {
  const onRead = vi.fn<(by: AnsweredBy) => void>()
  const { db, read, close } = openStandby({ primary, url, connections: 1, onRead })
  const ask = async () => {
    const [note] = await read(
      () => latest(db),
      () => latest(primary),
    )
    return { ...note, by: onRead.mock.lastCall?.[0] }
  }
  return { ask, close }
}

it('reads what was just committed, although commits do not wait for the disk', async () => {
  const { ask, close } = reader(replicated.standby.url)
  await vi.waitUntil(async () => (await ask()).by === 'standby')
  for (let last = 1; last <= 20; last++) {
    await database.db.execute(sql`insert into note values (${last})`)
    expect(await ask()).toMatchObject({ number: last })
  }
  await vi.waitUntil(async () => (await ask()).by === 'standby')
  await close()
})

it('reads nothing from another database, although that server has come as far', async () => {
  const [own, other] = [reader(replicated.standby.url), reader(replicated.standby.url.replace(/postgres$/, 'other'))]
  await vi.waitUntil(async () => (await own.ask()).by === 'standby')
  expect(await other.ask()).toMatchObject({ by: 'primary' })
  await own.close()
  await other.close()
})

it('asks the primary itself if that has become a standby, instead of failing', async () => {
  const demoted = await openPostgres(replicated.standby.url)
  const { ask, close } = reader(replicated.standby.url, demoted)
  expect(await ask()).toMatchObject({ by: 'primary' })
  await close()
  await demoted.close()
})

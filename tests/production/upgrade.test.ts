/** The version before and this one on one PostgreSQL database, as during a rolling upgrade. */
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrationFiles } from '../../scripts/release/migrations'
import { examine } from '#server/doctor/examine'
import { openPostgres } from '#server/platform/database/open'
import type { OpenDatabase } from '#server/platform/database/database'
import { createDatabase, databaseUrl, dropDatabase } from '#tests/harness/database/postgres'
import { countRows, rows } from '#tests/harness/database/rows'
import type { ServerProcess } from '#tests/harness/servers/server-process'
import { bookAt, visitorAt } from './harness/patient-visitor'
import { payAcross } from './harness/pay-across'
import { mailsWith, sendersOf } from './harness/sent-mails'
import { openTwoVersions, senderOf, type TwoVersions } from './harness/two-versions'
import { answersOf, begin, contend, openAt } from './harness/upgrade'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })
const name = `huoltovaraus_upgrade_${randomBytes(6).toString('hex')}`
const imported = { before: `${name}_before`, now: `${name}_now` }

let versions: TwoVersions
let database: OpenDatabase
let older: ServerProcess
let newer: ServerProcess
/** Saves the booking of a visitor who came before the upgrade, at a server. */
let early: Awaited<ReturnType<typeof begin>>
/** Keys of all bookings that the test has made. */
const keys: string[] = []

/** Books with the client of a version, whose calls go to the servers in turns. */
async function book(version: 'before' | 'now', ...servers: readonly ServerProcess[]): Promise<void> {
  const number = keys.push('') - 1
  keys[number] = await versions.book(versions[version], number, servers)
}

beforeAll(async () => {
  versions = await openTwoVersions()
  await createDatabase(name)
  older = await versions.start(versions.before, name)
  database = await openPostgres(databaseUrl(name))
})
afterAll(async () => {
  await versions.close()
  await database.close()
  for (const one of [name, ...Object.values(imported)]) await dropDatabase(one)
})

it('the new version migrates the database while visitors book at the version before', async () => {
  await versions.chain(versions.before, name, 'export', 'old.json')
  early = await begin(older)
  const migrated = await countRows(database, 'drizzle.__drizzle_migrations')
  const booked = [book('before', older), book('before', older), book('now', older)]
  newer = await versions.start(versions.now, name)
  await Promise.all(booked)
  expect(await countRows(database, 'drizzle.__drizzle_migrations')).toBe(migrationFiles().length)
  for (const { url } of [older, newer]) expect((await fetch(`${url}/ready`)).status).toBe(200)
  const figures = `${migrationFiles().length - migrated} migrations, ${Math.round(newer.startMs)} ms to the start`
  process.stdout.write(`upgrade: ${figures}\n`)
})

it('visitors with the client of either version book, each call at the other process', async () => {
  await Promise.all([
    book('before', older, newer),
    book('before', newer, older),
    book('now', older, newer),
    book('now', newer, older),
  ])
  expect(new Set(keys).size).toBe(7)
  for (const key of keys) expect(await openAt(newer, key)).toEqual(await openAt(older, key))
})

it('a visitor who began at one version finishes at the other', async () => {
  const late = await begin(newer)
  for (const key of [await early(newer), await late(older)]) {
    keys.push(key)
    expect(await openAt(older, key)).toEqual(await openAt(newer, key))
  }
})

it('a card payment that begins at one version ends at the other', async () => {
  for (const key of [await payAcross(older, newer), await payAcross(newer, older)]) {
    keys.push(key)
    const opened = await openAt(older, key)
    expect(opened).toMatchObject({ payment: { paid: 249, credit: 0, due: 0, refund: 0 } })
    expect(await openAt(newer, key)).toEqual(opened)
  }
})

it('a time that is held at one version is taken at the other', async () => {
  const urls = [older.url, newer.url]
  const winners = await contend(database, urls)
  expect(winners.map(({ length }) => length)).toEqual(winners.map(() => 1))
  expect(new Set(winners.flat())).toEqual(new Set(urls))
})

it('the processes of both versions send mails, each once', async () => {
  await expect.poll(() => mailsWith(versions.mails, keys), { timeout: 30_000 }).toEqual(keys.map(() => 1))
  expect(await sendersOf(versions.mails)).toEqual(new Set([senderOf(versions.before), senderOf(versions.now)]))
  expect(await rows(database, sql`select attempts from outbox where delivered_at is null or attempts > 1`)).toEqual([])
})

it('a running process of the version before serves files that are copied to it', async () => {
  const file = 'static/js/later.0123456789.js'
  await mkdir(join(versions.before, 'dist/static/js'), { recursive: true })
  await writeFile(join(versions.before, 'dist', file), 'later()')
  expect(await (await fetch(`${older.url}/${file}`)).text()).toBe('later()')
})

it('the version before starts again on the migrated database, and changes nothing of the chain', async () => {
  await older.end('SIGKILL')
  older = await versions.start(versions.before, name)
  await book('now', newer, older)
  await versions.chain(versions.before, name, 'export', 'restarted.json')
  expect(await versions.read('restarted.json')).toEqual(await versions.read('old.json'))
})

it('the doctor of a version whose database is newer asks to finish the upgrade', async () => {
  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 0)`)
  const findings = await examine({ DATABASE_URL: databaseUrl(name), DATA_DIR: versions.before })
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`)
  const remedy: unknown = expect.stringContaining('finish the upgrade')
  expect(findings).toContainEqual(expect.objectContaining({ what: 'tables', remedy }))
})

it('the version before stops, and the new one goes on', async () => {
  expect([await older.end('SIGTERM'), older.stderr()]).toEqual([0, ''])
  keys.push(await bookAt(visitorAt(newer.url, fetch), keys.length))
  for (const key of keys) expect(await openAt(newer, key)).toMatchObject({ vehicle: { register_number: 'ABC-123' } })
  expect([await newer.end('SIGTERM'), newer.stderr()]).toEqual([0, ''])
})

it('the chain that the version before exported means the same in the new one', async () => {
  /** Imports it with a version. Resolves to the workshops, services and times that visitors then see. */
  const answers = async (version: 'before' | 'now'): Promise<object> => {
    await createDatabase(imported[version])
    const server = await versions.start(versions[version], imported[version])
    await versions.chain(versions[version], imported[version], 'import', 'old.json')
    const seen = await answersOf(server)
    expect([await server.end('SIGTERM'), server.stderr()]).toEqual([0, ''])
    return seen
  }
  expect(await answers('now')).toMatchObject(await answers('before'))
  await versions.chain(versions.now, imported.now, 'export', 'new.json')
  expect(await versions.read('new.json')).toMatchObject(await versions.read('old.json'))
})

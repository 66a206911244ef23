import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eraseExpired } from '#server/personal/erase-expired'
import { HOLDINGS, PAYMENTS } from '#server/personal/records'
import { sentFolders } from '#server/personal/sent-files'
import { KEEP_ALL, type RetentionDays } from '#server/personal/retention-days'
import { atNine, atSeven, book, completeVisitor, opened, reference } from '#tests/harness/visitors/booked-visitor'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { countRows, rows } from '#tests/harness/database/rows'

let server: TestApp
let dataDir: string
beforeEach(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
  dataDir = await mkdtemp(join(tmpdir(), 'hv-retention-'))
})
afterEach(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

/** Erases as the purge of the day does. Resolves to what it tells the operators. */
async function purge(today: string, days: Partial<RetentionDays>): Promise<[kind: string, count: number][]> {
  const told: [kind: string, count: number][] = []
  await eraseExpired({
    db: server.db,
    days: { ...KEEP_ALL, ...days },
    today: () => today,
    folders: sentFolders(dataDir),
    erased: (...one) => void told.push(one),
  })
  return told
}

it('SA-09 counts a booking’s days from its visit, its requested day or its cancellation, and not from its save', async () => {
  await book(server, atSeven('2026-11-25'))
  const cancelled = await book(server, atNine('2026-11-25'))
  await cancelled.browser.api.cancelBooking(reference(cancelled.bookingKey))
  await server.db.execute(sql`update booking set cancelled_at = '2026-11-23T22:30Z' where cancelled_at is not null`)
  const { api } = await completeVisitor(server)
  await api.saveLead({ query: { leadDate: '2026-11-26' } })
  await api.saveBooking()
  await server.db.execute(sql`update booking set created_at = '2020-01-01T12:00Z'`)
  const bookings = { bookings: 30 }
  // The cancellation was after midnight of the 24th in Helsinki.
  expect(await purge('2026-12-24', bookings)).toEqual([])
  expect(await purge('2026-12-25', bookings)).toEqual([['bookings', 1]])
  expect(await rows(server, sql`select from booking where cancelled_at is not null`)).toEqual([])
  expect(await purge('2026-12-25', bookings)).toEqual([])
  expect(await purge('2026-12-26', bookings)).toEqual([['bookings', 1]])
  // Its time and its key locker.
  expect([
    await countRows(server, 'reservation'),
    await countRows(server, 'locker_reservation where booking_id is not null'),
  ]).toEqual([0, 0])
  expect(await purge('2026-12-27', bookings)).toEqual([['bookings', 1]])
  expect([await countRows(server, 'booking'), await countRows(server, 'outbox')]).toEqual([0, 0])
})

it('SA-09 LW-03 keeps a booking until nobody can withdraw from it any more', async () => {
  await book(server, atSeven('2026-11-25'))
  await server.db.execute(
    sql`update booking set document = jsonb_set(document, '{withdrawal}', '{"until": "2026-12-07"}')`,
  )
  const all = { bookings: 1, drafts: 1 }
  expect(await purge('2026-12-07', all)).toEqual([])
  expect(await purge('2026-12-08', all)).toEqual([['bookings', 1]])
})

it('SA-09 erases the drafts of ended visits only, whose bookings stay', async () => {
  await book(server, atSeven('2026-11-25'))
  const coming = await book(server, atSeven('2026-12-10'))
  expect(await purge('2026-12-01', { drafts: 3 })).toEqual([['drafts', 1]])
  expect(await purge('2026-12-01', { drafts: 3 })).toEqual([])
  expect(await rows(server, sql`select from booking where draft is null`)).toHaveLength(1)
  expect(await countRows(server, 'booking')).toBe(2)
  await opened(server, coming.bookingKey)
})

it('SA-09 keeps payments whose refund is due and those of coming visits', async () => {
  await book(server, atSeven('2026-11-25'))
  await server.db.execute(sql`
    insert into card_payment (order_number, session_id, booking_id, amount_cents, state, refund_cents, created_at)
    select order_number, gen_random_uuid(), paid_for, 24900, state, refund, '2026-11-20T12:00Z' from (values
      ('coming', (select id from booking), 'PAID', 0),
      ('owed', gen_random_uuid(), 'PAID', 5000),
      ('abandoned', null, 'PAID', 0),
      ('settled', gen_random_uuid(), 'PAID', 0),
      ('failed', null, 'FAILED', 0)
    ) as payments (order_number, paid_for, state, refund)`)
  expect(await purge('2026-11-22', { payments: 2 })).toEqual([])
  expect(await purge('2026-11-23', { payments: 2 })).toEqual([['payments', 2]])
  const left = await rows(server, sql`select order_number as left from card_payment order by 1`)
  expect(left.map((row) => row['left'])).toEqual(['abandoned', 'coming', 'owed'])
  expect(await rows(server, sql`select kind, day::text, amount_cents, returned_cents from kept_amount`)).toEqual([
    { kind: 'CARD', day: '2026-11-20', amount_cents: 24_900, returned_cents: 0 },
  ])
  await server.db.execute(sql`delete from session`)
  expect(await purge('2026-11-25', { payments: 2 })).toEqual([])
  expect(await purge('2026-11-26', { payments: 2 })).toEqual([['payments', 1]])
})

it('SA-09 erases messages and mail files by the day on which they were made, and no other files', async () => {
  await book(server, atSeven('2026-11-25'))
  await server.db.execute(
    sql`update outbox set created_at = '2026-11-20T21:59:59Z' where id = (select min(id) from outbox)`,
  )
  await server.db.execute(
    sql`update outbox set created_at = '2026-11-20T22:00:00Z' where id = (select max(id) from outbox)`,
  )
  const text = '0123456789ab-20261120T0900-2h.txt'
  const names = ['20261120T215959000Z-000001.eml', '20261120T220000000Z-000002.eml', 'notes.eml']
  const { mails: mailDirectory, texts } = sentFolders(dataDir)
  for (const folder of [mailDirectory, texts]) await mkdir(folder)
  for (const name of names) await writeFile(join(mailDirectory, name), 'Subject: x\r\n\r\n')
  await writeFile(join(texts, text), '')
  expect(await purge('2026-11-27', { mails: 7 })).toEqual([])
  expect(await purge('2026-11-28', { mails: 7 })).toEqual([['mails', 3]])
  expect(await readdir(mailDirectory)).toEqual(names.slice(1))
  expect(await readdir(texts)).toEqual([])
  expect(await countRows(server, 'outbox')).toBe(1)
  await rm(mailDirectory, { recursive: true })
  expect(await purge('2026-11-28', { mails: 7 })).toEqual([])
  await writeFile(mailDirectory, '')
  await expect(purge('2026-11-28', { mails: 7 })).rejects.toMatchObject({ code: 'ENOTDIR' })
})

it('SA-09 two processes that erase at once share the work and tell each record once', async () => {
  await book(server, atSeven('2026-11-25'))
  await server.db.execute(sql`
    insert into booking (id, session_id, key_hash, register_number, document, draft)
    select id, id, id::text, 'ABC-123', document, draft
    from (select gen_random_uuid() as id, document, draft from booking, generate_series(1, 999)) as copies`)
  const told = (await Promise.all([1, 2].map(() => purge('2027-11-26', { bookings: 365 })))).flat()
  expect(told.reduce((sum, [, count]) => sum + count, 0)).toBe(1000)
  expect(await countRows(server, 'booking')).toBe(0)
})

it('SA-09 names every table in the document as erased or kept, and no table that does not exist', async () => {
  const tables = await rows(
    server,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const text = await readFile('docs/personal-data.md', 'utf8')
  const [, section = ''] = text.split('## Tables')
  const named = [...(section.split('\n## ')[0] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(tables.map(({ name }) => name)))
  expect(named).toHaveLength(tables.length)
  const [erased = ''] = section.split('\nKept:')
  for (const { table } of [...HOLDINGS, ...PAYMENTS]) expect(erased).toContain(`\`${getTableName(table)}\``)
})

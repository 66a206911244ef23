/** Tests migration 0004, which backfills rows of installations that could not yet change bookings. */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/platform/database/database'
import { openEmpty } from '#tests/harness/database/empty-database'
import { rows } from '#tests/harness/database/rows'

const migration = readFileSync(
  new URL('../../../../server/platform/database/migrations/0004_backfill.sql', import.meta.url),
  'utf8',
)

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmpty()
  await database.db.execute(sql`
    insert into organization (id, name, address, post_code, post_office, opens, closes, carence_days, shift_change,
      key_locker, info_text) values (1, '', '', '', '', '07:00', '17:00', 1, '13:00', true, '')`)
  await database.db.execute(sql`insert into resource (id, organization_id, name) values (11, 1, '')`)
})
afterAll(() => database.close())

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/**
 * Inserts a booking in the old format: without a draft, its lift linked through the session only, its message without
 * an audience.
 */
async function oldBooking(n: number, start: string, type = 'EXACT_TIME'): Promise<void> {
  const { db } = database
  const document = {
    organization: { id: 1 },
    booking_total_duration: { time_selection_type: type, start },
    reservation_details: { usingKeyLocker: true },
    lead_date: null,
  }
  await db.execute(sql`
    insert into booking (id, session_id, key_hash, register_number, document, created_at)
    values (${idOf(n)}, ${idOf(n)}, ${`hash ${n}`}, 'ABC-123', ${JSON.stringify(document)}::jsonb,
      now() + ${`${n} minutes`}::interval)`)
  await db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, session_id, time_selection_type)
    values (11, 1, tsrange(${start}::timestamp, ${start}::timestamp + interval '1 hour'), 'confirmed', ${idOf(n)}, ${type})`)
  const message = { kind: 'BOOKING_CONFIRMATION', bookingId: idOf(n), bookingKey: `key ${n}`, email: 'aino@example.fi' }
  await db.execute(sql`insert into outbox (message) values (${JSON.stringify(message)}::jsonb)`)
}

it('links old bookings to their lifts and lockers, and marks confirmations of past visits as dispatched', async () => {
  const { db } = database
  await oldBooking(1, '2020-03-02T09:30:00')
  await oldBooking(2, '2120-03-04T09:00:00', 'DAY_ONLY')
  await oldBooking(3, '2120-03-04T13:00:00', 'DAY_ONLY')
  // Requested the same locker time as the third booking, so it got none.
  await oldBooking(4, '2120-03-04T07:00:00')
  await db.execute(sql`
    insert into locker_reservation (organization_id, at) values
      (1, '2020-03-02 09:30'), (1, '2120-03-04 07:00'), (1, '2120-03-04 13:00'), (1, '2120-03-09 08:00')`)

  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))

  expect(await rows(database, sql`select booking_id from reservation order by id`)).toEqual(
    [1, 2, 3, 4].map((n) => ({ booking_id: idOf(n) })),
  )
  expect(await rows(database, sql`select booking_id from locker_reservation order by at`)).toEqual(
    [idOf(1), idOf(2), idOf(3), null].map((id) => ({ booking_id: id })),
  )
  const sent = sql`select delivered_at is not null as over, message from outbox order by id`
  const message = { kind: 'BOOKING_CONFIRMATION', audience: 'customer' }
  expect(await rows(database, sent)).toEqual([
    { over: true, message: { ...message, bookingId: idOf(1), bookingKey: null, email: '' } },
    ...[2, 3, 4].map((n) => ({
      over: false,
      message: { ...message, bookingId: idOf(n), bookingKey: `key ${n}`, email: 'aino@example.fi' },
    })),
  ])
})

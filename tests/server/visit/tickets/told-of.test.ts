/** Accepted extra work changes the booking for everybody who follows it. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '#tests/harness/database/rows'
import { createTestApp } from '#tests/harness/servers/server-app'
import { atNine, book } from '#tests/harness/visitors/booked-visitor'
import { accept, decide, openWork, propose } from '#tests/harness/visitors/extra-work'
import { openBrowser } from '#tests/harness/visitors/http-client'

it('PU-04 VI-04 VI-01 tells other systems of accepted work, and of none if all is declined, and keeps the reminder', async () => {
  const server = await createTestApp({
    visits: { endpoints: ['crm'], reminders: [{ channel: 'MAIL', hours: 24 }], hasStates: true },
  })
  await server.db.execute(sql`delete from reservation`)
  await book(server, atNine('2026-11-26'))
  const [booking] = await rows(server, sql`select id::text from booking`)
  const answer = async (isAccepted: boolean): Promise<void> => {
    const code = await propose(server.db, String(booking?.['id']))
    const browser = await openBrowser(server.app, 'CANCEL_FORM')
    const { items } = await openWork(browser, code)
    if (isAccepted) await accept(browser, items[0])
    await decide(browser, code)
  }
  await answer(false)
  const events = () =>
    rows(server, sql`select type, jsonb_array_length(data->'services') as services from webhook_event order by id`)
  expect(await events()).toEqual([{ type: 'booking.saved', services: 1 }])
  await answer(true)
  expect(await events()).toEqual([
    { type: 'booking.saved', services: 1 },
    { type: 'booking.changed', services: 2 },
  ])
  expect(await rows(server, sql`select from reminder`)).toHaveLength(1)
  expect(await rows(server, sql`select document->'visit_state'->>'state' as state from booking`)).toEqual([
    { state: 'BOOKED' },
  ])
  await server.close()
})

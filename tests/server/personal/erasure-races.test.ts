/** A person is erased while the booking is being opened: no open session keeps them (SA-09). */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { erasePerson } from '#server/personal/erase-person'
import { book, atSeven, reference } from '#tests/harness/visitors/booked-visitor'
import { rows } from '#tests/harness/database/rows'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

const VISITORS = 12
const ROUNDS = 4

let server: TestApp
beforeEach(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
})
afterEach(() => server.close())

const kept = (email: string) => rows(server, sql`select id from session where draft::text ilike ${`%${email}%`}`)

it('OP-09 SA-09 an erasure leaves nothing of the person in sessions that open the booking meanwhile', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { browser, bookingKey } = await book(server, atSeven(`2026-11-${24 + round}`))
    const { customer } = await browser.api.getBooking()
    const email = customer?.email ?? ''
    expect(await kept(email)).not.toEqual([])
    const visitors = await Promise.all(Array.from({ length: VISITORS }, () => openBrowser(server.app)))
    const opening = visitors.map(({ api }) => api.openBooking(reference(bookingKey)).catch(() => null))
    const erasing = erasePerson(server.db, {
      person: { registerNumber: 'ABC-123', email },
      now: server.options.now(),
      folders: undefined,
      withComing: true,
      afterRelease: () => Promise.resolve(),
    })
    await Promise.all([erasing, ...opening])
    expect(await kept(email)).toEqual([])
  }
})

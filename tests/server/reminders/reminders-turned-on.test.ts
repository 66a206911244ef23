/** Reminders of bookings that were saved before the chain turned their kind on. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '#server/app/app'
import { openReminders } from '#server/reminders/open'
import { dispatchOfReminders } from '#tests/harness/visits/reminding'
import type { ReminderKind } from '#server/reminders/rules/plan'
import { BOOKINGS_ONLY } from '#server/sections/context'
import { REST_ROOT } from '#shared/api/rest-root'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'

const DAY: ReminderKind = { channel: 'MAIL', hours: 24 }
const TEXT: ReminderKind = { channel: 'SMS', hours: 2 }
const NOW = '2026-11-23T08:00:00'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

/** The same installation after a restart with these reminders. */
const reminding = (...reminders: ReminderKind[]): TestApp => {
  const options = { ...server.options, visits: { ...BOOKINGS_ONLY, reminders } }
  return { ...server, app: createApp(options), options }
}
const planned = async () =>
  (
    await rows(
      server,
      sql`select channel, hours, to_char(due_at, 'YYYY-MM-DD HH24:MI') as due from reminder order by due_at`,
    )
  ).map(({ channel, hours, due }) => `${String(channel)} ${String(hours)} ${String(due)}`)

/** Runs the reminders of so many processes until each has planned what it finds. */
async function running(of: TestApp, processes = 1, now = NOW): Promise<void> {
  const looked = vi.fn<() => void>()
  const lanes = Array.from({ length: processes }, () =>
    openReminders(dispatchOfReminders(of, { now: () => (looked(), now) })),
  )
  await expect.poll(() => looked.mock.calls.length).toBeGreaterThanOrEqual(processes)
  await Promise.all(lanes.map(({ stop }) => stop()))
}

it('VI-01 a booking saved before reminders were turned on gets its reminder, once, whatever starts how often', async () => {
  await book(server, atSeven('2026-11-26'))
  expect(await planned()).toEqual([])
  await running(reminding(DAY), 2)
  expect(await planned()).toEqual(['MAIL 24 2026-11-25 07:00'])
  await running(reminding(DAY), 2)
  expect(await planned()).toEqual(['MAIL 24 2026-11-25 07:00'])
  // Another kind is added to the one that is planned.
  await running(reminding(DAY, TEXT), 2)
  expect(await planned()).toEqual(['MAIL 24 2026-11-25 07:00', 'SMS 2 2026-11-25 19:00'])
})

it('VI-01 gets none if it was cancelled, has no time, is too near, or its customer stopped the reminders', async () => {
  const near = await book(server, atSeven('2026-11-24'))
  const cancelled = await book(server, atNine('2026-11-26'))
  await cancelled.browser.api.cancelBooking(reference(cancelled.bookingKey))
  const enquiry = await opened(server, (await book(server, atSeven('2026-11-27'))).bookingKey)
  await enquiry.api.saveLead({ query: { leadDate: '2026-12-01' } })
  await enquiry.api.saveBooking()
  const on = reminding(DAY)
  const stopping = await book(on, atSeven('2026-11-26'))
  const { api } = await opened(on, stopping.bookingKey)
  const { reminder_stop_path: path = '' } = await api.openBooking(reference(stopping.bookingKey))
  await on.app.fetch(new Request(`http://localhost${path}`, { method: 'POST' }))
  expect(path.startsWith(REST_ROOT)).toBe(true)

  await running(reminding(DAY, TEXT))
  // The near visit is told of by text alone, as if it had been booked now.
  expect(await planned()).toEqual(['SMS 2 2026-11-23 19:00'])
  expect(near.bookingKey).not.toBe('')
})

it('VI-01 gets none for the second time after the reminder was sent, nor at its former time after a move', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-26'))
  const on = reminding(DAY)
  await running(on)
  const browser = await opened(on, bookingKey)
  await reserve(browser, atNine('2026-11-27'))
  await browser.api.saveBooking()
  await running(on)
  expect(await planned()).toEqual(['MAIL 24 2026-11-26 09:00'])
  // The lanes send it when it is due, and plan it no more.
  await running(on, 1, '2026-11-26T09:00:30')
  await expect.poll(() => planned()).toEqual([])
  await running(on, 2, '2026-11-26T09:01:00')
  expect(await planned()).toEqual([])
})

/** Processes of one installation whose clocks differ, and clocks that change to and from summer time under load. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { removeExpired } from '#server/draft/sessions'
import { wallClockAt } from '#shared/date/wall-clock'
import { customer } from '#tests/fixtures/customer'
import { countRows, rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reference } from '#tests/harness/visitors/booked-visitor'
import { doSteps, fillBooking } from '#tests/harness/visitors/fill-booking'
import { openBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
afterAll(() => server.close())

/** A server of the installation with a business clock of its own. */
const serverAt = (now: () => string) => createApp({ ...server.options, now })

describe('reading 31: two processes whose clocks differ by three minutes', () => {
  const [behind, ahead] = ['2026-11-24T11:58:30', '2026-11-24T12:01:30']

  /** A browser whose calls go to the two processes by turns, as a proxy sends them. */
  async function byTurns() {
    const [one, other] = [serverAt(() => behind), serverAt(() => ahead)]
    let calls = 0
    return openBrowser({ fetch: (request) => (calls++ % 2 === 0 ? one : other).fetch(request) })
  }

  it('book, move and cancel as one', async () => {
    const { api } = await byTurns()
    await fillBooking(api, 'CUSTOMER')
    await api.saveCustomer({ body: customer() })
    const { bookingKey } = await api.saveBooking()
    const later = await byTurns()
    await later.api.openBooking(reference(bookingKey ?? ''))
    await doSteps(later.api, ['TIME'], { days: { start: '2026-12-01', end: '2026-12-04' } })
    expect((await later.api.saveBooking()).bookingKey).toBe(bookingKey)
    expect((await later.api.getBooking()).booking_total_duration?.start).toMatch(/^2026-12-0/)
    const last = await byTurns()
    await last.api.cancelBooking(reference(bookingKey ?? ''))
    expect(await rows(server, sql`select 1 from reservation where booking_id is not null`)).toEqual([])
  })

  it('end no hold and no session before its time by the database', async () => {
    const { api } = await byTurns()
    await fillBooking(api, 'CUSTOMER')
    await removeExpired(server.db)
    for (let n = 0; n < 4; n++) {
      const { held_seconds } = (await api.getBooking()).booking_total_duration ?? {}
      expect(held_seconds).toBe(600)
    }
    await api.removeReservation()
  })
})

describe('TM-01: the change of the clocks under load', () => {
  it.each([
    ['summer time', '2027-03-28T01:00:00Z', '2027-03-28T02:59:59', '2027-03-28T04:00:00', '2027-03-31'],
    ['winter time', '2027-10-31T01:00:00Z', '2027-10-31T03:59:59', '2027-10-31T03:00:00', '2027-11-03'],
  ])('to %s loses no booking and shifts no time', async (_, instant, before, after, day) => {
    const change = Date.parse(instant)
    let now = change - 1000
    const changing = serverAt(() => wallClockAt(new Date(now)))
    expect([wallClockAt(new Date(now)), wallClockAt(new Date(change))]).toEqual([before, after])
    const saved = await countRows(server, 'booking')
    const keys = await Promise.all(
      Array.from({ length: 12 }, async (_one, n) => {
        const { api } = await openBrowser(changing)
        await fillBooking(api, 'TIME', { organizationId: 1 + (n % 3) })
        await api.saveCustomer({ body: customer() })
        // Some visitors are then between their calls.
        if (n === 5) now = change
        for (let turn = 0; turn < 12; turn++) {
          const days = await api.freeTimes({ query: { start: day, end: day } })
          const slots = days.flatMap(({ calendarSlots }) => calendarSlots)
          const slot = slots[(turn * 2) % slots.length]
          expect(slot?.startTime.slice(0, 10)).toBe(day)
          const workshiftPosition = (slot?.startTime ?? '').slice(11) < '13' ? 'MORNING' : 'EVENING'
          const reservation = `${slot?.startTime}|${slot?.endTime}`
          const query = { reservation, timeSelectionType: 'EXACT_TIME', workshiftPosition } as const
          if ((await api.reserveTime({ query })).responseCode === 'SUCCESS') break
        }
        const time = (await api.getBooking()).booking_total_duration
        const { bookingKey } = await api.saveBooking()
        const opened = await openBrowser(changing)
        const stored = await opened.api.openBooking(reference(bookingKey ?? ''))
        expect(stored.booking_total_duration?.start).toBe(time?.start)
        return bookingKey
      }),
    )
    expect(new Set(keys).size).toBe(12)
    expect(await countRows(server, 'booking')).toBe(saved + 12)
  })
})

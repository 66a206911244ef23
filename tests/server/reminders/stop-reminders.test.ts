/** The page that stops the reminders of a booking. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { telling } from '#server/platform/operations/events'
import { createThrottle } from '#server/platform/throttle/throttle'
import { REST_ROOT } from '#shared/api/rest-root'
import { countRows } from '#tests/harness/database/rows'
import { headerFaults } from '#tests/harness/response-headers'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ visits: { reminders: [{ channel: 'MAIL', hours: 24 }] } })
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

const reminders = () => countRows(server, 'reminder')
const ask = (path: string, method = 'GET', app: Pick<TestApp, 'app'>['app'] = server.app, body?: string) =>
  app.fetch(new Request(`http://localhost${REST_ROOT}${path}`, { method, ...(body !== undefined && { body }) }))
/** Opens the booking, and returns the path that stops its reminders. */
async function stopPathOf(bookingKey: string): Promise<string> {
  const { api } = await openBrowser(server.app)
  const path = (await api.openBooking(reference(bookingKey))).reminder_stop_path ?? 'none'
  return path.replace(REST_ROOT, '')
}

it('VI-01 asks before it stops the reminders: opening the page changes nothing', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-26'))
  const path = await stopPathOf(bookingKey)
  for (const method of ['GET', 'HEAD']) {
    const response = await ask(path, method)
    expect(
      headerFaults({
        url: `http://localhost${REST_ROOT}${path}`,
        status: response.status,
        headers: Object.fromEntries(response.headers),
      }),
    ).toEqual([])
  }
  const page = await (await ask(path)).text()
  expect(page).toMatch(/<h1>Lopetetaanko muistutukset\?<\/h1>.*<form method="post">/s)
  expect(await reminders()).toBe(1)

  const stopped = await ask(path, 'POST')
  expect([stopped.status, await stopped.text()]).toEqual([
    200,
    expect.stringContaining('<h1>Muistutukset on lopetettu.</h1>'),
  ])
  expect(await reminders()).toBe(0)
  expect(await stopPathOf(bookingKey)).toBe('none')
  // The page says so from then on, and a later time is not reminded of either.
  expect(await (await ask(path)).text()).toContain('Muistutukset on lopetettu.')
  const browser = await opened(server, bookingKey)
  await reserve(browser, atNine('2026-11-27'))
  const { booking } = await browser.api.saveBooking()
  expect(booking?.booking_total_duration?.start).toBe('2026-11-27T09:00:00')
  expect(booking?.reminder_stop_path).toBeUndefined()
  expect(await reminders()).toBe(0)
})

it('VI-01 stops them at once for a mail program, which sends no cookie and no origin (RFC 8058)', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-26'))
  const other = await book(server, atNine('2026-11-26'))
  const response = await ask(await stopPathOf(bookingKey), 'POST', server.app, 'List-Unsubscribe=One-Click')
  expect(response.status).toBe(200)
  // Those of another booking stay.
  expect(await reminders()).toBe(1)
  expect(await stopPathOf(other.bookingKey)).not.toBe('none')
})

it('VI-01 knows no other token, counts wrong ones, and logs no token', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-26'))
  const path = await stopPathOf(bookingKey)
  const lines: string[] = []
  const log = { info: (...line: unknown[]) => void lines.push(JSON.stringify(line)), error: () => undefined }
  const { secret } = server.options
  const app = createApp({
    ...server.options,
    log,
    observe: (answered) => void lines.push(JSON.stringify(answered)),
    throttle: createThrottle({ db: server.db, secret, factor: 0.003 }),
  })
  const tell = telling({ log, secret })
  tell('reminder.sent')
  for (const token of ['', '?token=', '?token=x.y', path.slice(path.indexOf('?'), -2)])
    for (const method of ['GET', 'POST'].slice(0, token === '' ? 2 : 1)) {
      const response = await ask(`/reminders/stop${token}`, method)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Linkki ei kelpaa.')
    }
  expect(await reminders()).toBe(1)
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await ask(path, 'GET', app)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(lines.filter((line) => line.includes('"route":"/reminders/stop"'))).toHaveLength(5)
  expect(lines.join('\n')).not.toContain(path.slice(path.indexOf('=') + 1))
})

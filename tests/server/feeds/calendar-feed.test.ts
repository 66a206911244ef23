/** The calendar of a workshop, for the desk's own calendar program. */
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { feedPath } from '#server/feeds/answer-feed'
import { createThrottle } from '#server/platform/throttle/throttle'
import { REST_ROOT } from '#shared/api/rest-root'
import { CANARIES, canariesIn, canaryCustomer } from '#tests/fixtures/canaries'
import { rows } from '#tests/harness/database/rows'
import { headerFaults } from '#tests/harness/response-headers'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, completeVisitor, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { runDesk } from '#tests/harness/visits/reminding'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'calendar_feed'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

/** Asks the desk for the address of a workshop's calendar. */
async function feed(organization = 1): Promise<string> {
  const calendarUrl = (token: string) => `http://localhost${REST_ROOT}${feedPath(token)}`
  const { exit, text } = await runDesk(server, { command: 'feed add', organization }, { calendarUrl })
  expect(exit).toBe(0)
  return text
}
const get = (url: string, headers: Record<string, string> = {}, app: Pick<TestApp, 'app'>['app'] = server.app) =>
  app.fetch(new Request(url, { headers }))
/** The events as a calendar program reads them. */
async function eventsAt(url: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await get(url)).text()))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('the calendar of a workshop', () => {
  it('VI-04 shows cars and work in time order, in valid iCalendar, and no person', async () => {
    const browser = await completeVisitor(server)
    await browser.api.saveCustomer({ body: canaryCustomer })
    await browser.api.saveNotes({ body: { value: CANARIES.notes } })
    await browser.api.saveSymptoms({ body: [{ id: null, description: CANARIES.symptom }] })
    await reserve(browser, atNine('2026-11-25'))
    await browser.api.saveBooking()
    await book(server, atSeven('2026-11-25'))
    const url = await feed()
    const response = await get(url)
    const text = await response.text()
    expect(canariesIn(text)).toEqual([])
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const [seven, nine, ...others] = await eventsAt(url)
    expect(others).toEqual([])
    expect(seven?.startDate.toJSDate().toISOString()).toBe('2026-11-25T05:00:00.000Z')
    expect(nine?.startDate.toJSDate().toISOString()).toBe('2026-11-25T07:00:00.000Z')
    expect(seven?.summary).toBe('ABC-123: Perushuolto (öljynvaihtohuolto)')
    expect(seven?.description).toMatch(
      /^Aihe: Huolto\nAvainlokero: Avain jätetään avainlokeroon\nPerushuolto \(öljynvaihtohuolto\)\nAsiakkaalle kerrottu: Tuo auto klo 7\.00\. Jätä avaimet avainlokeroon\.\nViite: [\da-f]{12}$/,
    )
    expect(seven?.uid).toMatch(/^desk-[\da-f]{12}@localhost$/)
    expect(seven?.location).toBe('Helsinki Roihupelto')
  })

  it('VI-04 has its own workshop, and neither cancelled visits nor enquiries nor days long past', async () => {
    const url = await feed()
    const { bookingKey, browser } = await book(server, atSeven('2026-11-25'))
    const other = await feed(2)
    expect([(await eventsAt(url)).length, (await eventsAt(other)).length]).toEqual([1, 0])
    await browser.api.cancelBooking(reference(bookingKey))
    const { api } = await completeVisitor(server)
    await api.saveLead({ query: { leadDate: '2026-12-01' } })
    await api.saveBooking()
    expect(await eventsAt(url)).toEqual([])
    await book(server, atNine('2026-11-25'))
    await server.db.execute(sql`
      update booking set document = jsonb_set(document, '{booking_total_duration,start}', '"2026-11-08T09:00:00"')`)
    expect(await eventsAt(url)).toEqual([])
  })

  it('VI-04 is not sent again while it is unchanged', async () => {
    const url = await feed()
    await book(server, atSeven('2026-11-25'))
    // A stamp of its own time would differ with each reading.
    await server.db.execute(sql`update booking set created_at = '2026-11-20T10:00:00Z'`)
    const first = await get(url)
    expect(await first.clone().text()).toContain('DTSTAMP:20261120T100000Z')
    const etag = first.headers.get('ETag') ?? ''
    expect(headerFaults({ url, status: first.status, headers: Object.fromEntries(first.headers) })).toEqual([])
    const second = await get(url, { 'If-None-Match': etag })
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(headerFaults({ url, status: second.status, headers: Object.fromEntries(second.headers) })).toEqual([])
    const [{ id } = {}] = await rows(server, sql`select id::text from booking`)
    await runDesk(server, { command: 'visit state', booking: String(id), state: 'RECEIVED' })
    const third = await get(url, { 'If-None-Match': etag })
    expect(third.status).toBe(200)
    expect((await third.text()).replaceAll('\r\n ', '')).toContain(
      'Käynnin vaihe: Vastaanotettu\\, ma 23.11.2026 klo 8.0',
    )
  })
})

describe('the address of a calendar', () => {
  it('VI-04 has a token that is stored as a hash, and ends when the desk revokes it', async () => {
    const [url, another, foreign] = [await feed(), await feed(), await feed(2)]
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await rows(server, sql`select * from calendar_feed`))).not.toContain(token)
    expect((await runDesk(server, { command: 'feed revoke', organization: 1 })).text).toBe('2 addresses are revoked')
    const statuses = []
    for (const one of [url, another, foreign, `${foreign}x`, foreign.replace(/\?.*/, '')])
      statuses.push((await get(one)).status)
    expect(statuses).toEqual([404, 404, 200, 404, 404])
    expect(await runDesk(server, { command: 'feed add', organization: 999 })).toMatchObject({
      exit: 1,
      faults: ['no workshop 999'],
    })
  })

  it('VI-04 is counted, and in no line of the log', async () => {
    const url = await feed()
    const lines: string[] = []
    const app = createApp({
      ...server.options,
      observe: (answered) => void lines.push(JSON.stringify(answered)),
      throttle: createThrottle({ db: server.db, secret: server.options.secret, factor: 0.003 }),
    })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await get(url, {}, app)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(lines.map((line) => /"route":"([^"]*)"/.exec(line)?.[1])).toEqual(
      Array.from({ length: 4 }, () => '/desk/calendar.ics'),
    )
    expect(lines.join('\n')).not.toContain(new URL(url).searchParams.get('token'))
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { infoTexts } from '#server/seed/data/texts'
import { REST_ROOT } from '#shared/api/rest-root'
import { WITHOUT_COOKIES, XSRF_HEADER } from '#shared/api/without-cookies'
import { createTestBrowser, openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { sql } from 'drizzle-orm'

const INIT = '/init-session?organizationId=1&installationType=BASSADONE_PUBLIC&usedProcessType=MAINTENANCE'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('sessions', () => {
  it('RT-15 init-session returns the process token in a header, and both cookies', async () => {
    const browser = createTestBrowser(server.app)
    const response = await browser.send('POST', INIT)
    expect(response.status).toBe(204)
    expect(response.headers.get('X-Process-Token')).toMatch(/^[\w-]{43}$/)
    const [own, readable] = response.headers.getSetCookie()
    expect(own).toMatch(/^HV-BROWSER=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(readable).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('SA-06 a second cookie of the same name locks nobody out, and cannot replace the own one', async () => {
    const browser = await openBrowser(server.app)
    const [id, xsrf] = ['HV-BROWSER', 'XSRF-TOKEN'].map((name) => browser.cookies.get(name))
    const planted = 'p'.repeat(43)
    const saveNotes = async (sent: string): Promise<number> => {
      const request = new Request(`http://localhost${REST_ROOT}/save-notes`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Process-Token': browser.token(),
          'X-XSRF-TOKEN': sent,
          Cookie: `HV-BROWSER=${planted}; XSRF-TOKEN=${planted}; HV-BROWSER=${id}; XSRF-TOKEN=${xsrf}`,
        },
        body: '{"value":"eka"}',
      })
      return (await server.app.fetch(request)).status
    }
    expect(await saveNotes(`${planted}, ${xsrf}`)).toBe(204)
    expect(await saveNotes(planted)).toBe(403)
  })

  it('uses one browser id for several tabs', async () => {
    const first = await openBrowser(server.app)
    const id = first.cookies.get('HV-BROWSER')
    const second = await openBrowser(server.app, 'TIRE_CHANGE', first.cookies)
    expect(second.cookies.get('HV-BROWSER')).toBe(id)
    await expect(first.api.saveNotes({ body: { value: 'eka' } })).resolves.toBeUndefined()
    await expect(second.api.saveNotes({ body: { value: 'toka' } })).resolves.toBeUndefined()
    expect((await first.api.getBooking()).notes).toBe('eka')
  })

  it('stores token and browser id only as hashes', async () => {
    const browser = await openBrowser(server.app)
    const { rows } = Object(await server.db.execute(sql`select * from session`))
    const text = JSON.stringify(rows)
    expect(text).not.toContain(browser.token())
    expect(text).not.toContain(browser.cookies.get('HV-BROWSER'))
  })

  it('API-03 returns 412 without a token, with an unknown one and with an expired one', async () => {
    const browser = await openBrowser(server.app)
    for (const token of [null, 'x'.repeat(43)]) {
      const response = await browser.send('GET', '/get-booking/v2', { headers: { 'X-Process-Token': token } })
      expect(response.status).toBe(412)
      expect(await response.json()).toMatchObject({ code: 'SESSION_EXPIRED' })
    }
    await server.db.execute(sql`update session set last_seen_at = now() - interval '31 minutes'`)
    await expect(browser.api.getBooking()).rejects.toMatchObject({ status: 412 })
  })

  it('ends a session after four hours even if it is active', async () => {
    const browser = await openBrowser(server.app)
    await server.db.execute(sql`update session set created_at = now() - interval '4 hours 1 second'`)
    await expect(browser.api.getBooking()).rejects.toMatchObject({ status: 412, code: 'SESSION_EXPIRED' })
  })

  it('API-04 refuses writes without the XSRF pair of the session’s browser', async () => {
    const browser = await openBrowser(server.app)
    const other = await openBrowser(server.app)
    const write = (headers: Record<string, string | null>) =>
      browser.send('POST', '/save-notes', { body: { value: 'x' }, headers })
    for (const value of [null, '', 'wrong', other.cookies.get('XSRF-TOKEN') ?? '']) {
      const response = await write({ 'X-XSRF-TOKEN': value })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'XSRF' })
    }
    expect((await write({})).status).toBe(204)
    // Whoever has the token alone reads, and writes nothing.
    const alone = (method: string, path: string) =>
      server.app.fetch(
        new Request(`http://localhost${REST_ROOT}${path}`, { method, headers: { 'X-Process-Token': browser.token() } }),
      )
    expect((await alone('GET', '/get-booking/v2')).status).toBe(200)
    expect((await alone('POST', '/empty-cart')).status).toBe(412)
    const many = Array.from({ length: 4_000 }, (_, index) => `value-${index}`).join(', ')
    expect((await write({ 'X-XSRF-TOKEN': many })).status).toBe(403)
  })

  it('reports a session as expired to another browser, so that the page opens a new session', async () => {
    // Two first tabs open concurrently without cookies. Both keep the browser id that was set last.
    const [tab, other] = await Promise.all([openBrowser(server.app), openBrowser(server.app)])
    const own = new Map(tab.cookies)
    for (const [name, value] of other.cookies) tab.cookies.set(name, value)
    const write = () => tab.api.saveNotes({ body: { value: 'x' } })
    await expect(write()).rejects.toMatchObject({ status: 412, code: 'SESSION_EXPIRED' })
    tab.cookies.clear()
    await expect(write()).rejects.toMatchObject({ status: 412, code: 'SESSION_EXPIRED' })
    expect((await tab.api.getBooking()).notes).toBe('')
    for (const [name, value] of own) tab.cookies.set(name, value)
    await expect(write()).resolves.toBeUndefined()
  })

  it.each([
    ['/save-notes', { 'Sec-Fetch-Site': 'cross-site' }],
    ['/save-notes', { Origin: 'https://evil.example' }],
    ['/save-notes', { Origin: 'null' }],
    [INIT, { 'Sec-Fetch-Site': 'cross-site' }],
    [INIT, { Origin: 'https://evil.example' }],
  ])('refuses %s from another site: %j', async (path, headers) => {
    const browser = await openBrowser(server.app)
    const response = await browser.send('POST', path, { body: { value: 'x' }, headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'CROSS_SITE' })
  })

  it('opens a session without cookies for a page in a frame, which holds the browser’s id itself', async () => {
    const browser = createTestBrowser(server.app)
    const opened = await browser.send('POST', INIT, { headers: { [WITHOUT_COOKIES]: '1' } })
    expect(opened.headers.getSetCookie()).toEqual([])
    const id = opened.headers.get(XSRF_HEADER) ?? ''
    expect(id).toMatch(/^[\w-]{43}$/)
    const token = opened.headers.get('X-Process-Token')
    const write = async (sent: string | null): Promise<number> => {
      const headers = { 'X-Process-Token': token, [XSRF_HEADER]: sent }
      return (await browser.send('POST', '/save-notes', { body: { value: 'x' }, headers })).status
    }
    expect(await write(id)).toBe(204)
    expect(await write(null)).toBe(412)
    expect(await write('x'.repeat(43))).toBe(412)
  })

  it('never gives the id of a cookie to the page', async () => {
    const browser = await openBrowser(server.app)
    const id = browser.cookies.get('HV-BROWSER')
    const opened = await browser.send('POST', INIT, { headers: { [WITHOUT_COOKIES]: '1' } })
    expect(opened.headers.get(XSRF_HEADER)).not.toBe(id)
    const usual = await browser.send('POST', INIT)
    expect(usual.headers.get(XSRF_HEADER)).toBeNull()
  })

  it('accepts writes from its own origin', async () => {
    const browser = await openBrowser(server.app)
    const headers = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }
    expect((await browser.send('POST', '/save-notes', { body: { value: 'x' }, headers })).status).toBe(204)
  })
})

describe('settings', () => {
  it('API-01 settings calls return the home workshop’s settings, then the chosen workshop’s', async () => {
    const { api } = await openBrowser(server.app)
    const roihupelto = { carenceDays: 1, shiftChangeTime: '13:00:00', keyLockerInstalled: true }
    expect(await api.settings()).toEqual({
      ...roihupelto,
      extensions: ['removeCampaignCode', 'parametersInBody', 'shownPrice', 'Idempotency-Key', 'anyPlate'],
    })
    expect(await api.genericOnlineSettings()).toEqual(roihupelto)
    await api.setActiveOrganization({ query: { organizationId: 10 } })
    const pori = { carenceDays: 3, shiftChangeTime: '12:00:00', keyLockerInstalled: false }
    expect(await api.bookingSettings()).toEqual(pori)
    const { closed_days: differing, ...settings } = await api.organizationBookingSettings({
      query: { organizationId: 10, processType: 'MAINTENANCE' },
    })
    expect(settings).toEqual(pori)
    expect(differing?.[0]).toEqual({ date: '2026-12-24', opening_time: null, closing_time: null })
  })

  it('API-01 info texts are inherited from the parent', async () => {
    const { api } = await openBrowser(server.app)
    const own = await api.infoTextSettings({ query: { organizationId: 1 } })
    expect(own.map((one) => one.code)).toEqual(Object.keys(infoTexts).toSorted())
    expect(await api.infoTextSettings({ query: { organizationId: 7 } })).toEqual(own)
  })

  it('an unknown organization is a bad request', async () => {
    const { api } = await openBrowser(server.app)
    for (const organizationId of [999, 1.5, 3_000_000_000])
      await expect(api.setActiveOrganization({ query: { organizationId } })).rejects.toMatchObject({
        status: 400,
        code: 'UNKNOWN_ORGANIZATION',
      })
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { purgeThrottle } from '#server/platform/throttle/throttle-purge'
import { LIMITS } from '#server/platform/throttle/limits'
import { createThrottle } from '#server/platform/throttle/throttle'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { countRows, rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
afterAll(() => server.close())

/** One of several processes that share only the database. */
function processOf(address: string) {
  const throttle = createThrottle({ db: server.db, secret: server.options.secret, factor: 1 })
  const app = createApp({ ...server.options, throttle })
  return { fetch: (request: Request) => app.fetch(request, address) }
}
const lookUp = ({ send }: TestBrowser, n: number) =>
  send('POST', '/search-vehicle', { body: { registerNumber: `AAA-${100 + n}`, kilometers: null } })

it('reading 38: limits the plate searches of a session across processes', async () => {
  const [one, other] = [processOf('192.0.2.1'), processOf('192.0.2.1')]
  const browser = await openBrowser({
    // Sends every second request to the other process.
    fetch: (
      (n) => (request) =>
        (n++ % 2 ? one : other).fetch(request)
    )(0),
  })
  const { perSession } = LIMITS.plates
  for (let n = 0; n < perSession; n++) expect((await lookUp(browser, n)).status).toBe(200)
  for (let n = 0; n < 3; n++) {
    const refused = await lookUp(browser, n)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_CALLS' })
  }
  // Other calls are not affected.
  expect((await browser.send('GET', '/vehicle-makes')).status).toBe(200)
})

it('reading 37: limits wrong booking keys, counting opening and cancelling together', async () => {
  const { send } = await openBrowser(processOf('192.0.2.2'))
  const statuses: number[] = []
  for (let n = 0; n <= LIMITS.keys.perSession; n++) {
    const path = n % 2 ? '/open-booking' : '/cancel-booking'
    const query = `bookingKey=${n}&registerNumber=ABC-123&installationType=BASSADONE_PUBLIC`
    statuses.push((await send('POST', `${path}?${query}`)).status)
  }
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

it('reading 38: limits an address across its sessions, separately from other addresses', async () => {
  const own = processOf('2001:db8:1:2::1')
  const { perAddress } = LIMITS.discountCodes
  let [browser, tried, status] = [await openBrowser(own), 0, 200]
  while (status === 200 && tried <= perAddress) {
    if (tried % 20 === 19) browser = await openBrowser(own)
    status = (await browser.send('POST', '/campaign-code/v2', { body: { value: `KOE${tried++}` } })).status
  }
  expect([tried, status]).toEqual([perAddress + 1, 429])
  const tryFrom = async (address: string) =>
    (await (await openBrowser(processOf(address))).send('POST', '/campaign-code/v2', { body: { value: 'X' } })).status
  // An address in the same /64 network, then one in another network.
  expect(await tryFrom('2001:db8:1:2:ffff::9')).toBe(429)
  expect(await tryFrom('2001:db8:1:3::1')).toBe(200)
})

it('limits the reservations of an address per hour across its sessions', async () => {
  const factor = 0.02
  const throttle = createThrottle({ db: server.db, secret: server.options.secret, factor })
  const app = createApp({ ...server.options, throttle })
  const reserveFrom = async (address: string): Promise<number> => {
    const { api, send } = await openBrowser({ fetch: (request) => app.fetch(request, address) })
    await api.setActiveOrganization({ query: { organizationId: 1 } })
    const query = 'reservation=2026-12-01T08:00:00|2026-12-01T08:30:00&timeSelectionType=EXACT_TIME'
    return (await send('POST', `/reserve-time?${query}&workshiftPosition=MORNING`)).status
  }
  const many = LIMITS.times.perAddress * factor
  for (let n = 0; n < many; n++) expect(await reserveFrom('192.0.2.30')).toBe(200)
  expect(await reserveFrom('192.0.2.30')).toBe(429)
  expect(await reserveFrom('192.0.2.31')).toBe(200)
})

it('limits new sessions by address', async () => {
  const factor = 0.02
  const throttle = createThrottle({ db: server.db, secret: server.options.secret, factor })
  const caller = { sessionId: null, address: '192.0.2.9' }
  for (let n = 0; n < LIMITS.sessions.perAddress * factor; n++) await throttle('initSession', caller)
  await expect(throttle('initSession', caller)).rejects.toMatchObject({ status: 429 })
})

it('reading 39: stores no addresses, and deletes expired counters', async () => {
  const kept = JSON.stringify(await rows(server, sql`select key from throttle`))
  expect(kept).toContain('plates:address')
  for (const address of ['192.0.2.', '2001:']) expect(kept).not.toContain(address)
  await server.db.execute(sql`update throttle set expire = now() - interval '1 second'`)
  await purgeThrottle(server.db)
  expect(await countRows(server, 'throttle')).toBe(0)
})

/** Replays the attack that closed a workshop: many sessions of one address or network, each holding another time. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { ApiError } from '#shared/api/errors'
import { NO_BOUNDS } from '#server/holds/bounds/refuse-many'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reserve, visitorAt } from '#tests/harness/visitors/visitor'
import { rows } from '#tests/harness/database/rows'

const WORKSHOP = 1
/** A small workshop, of which 43 sessions without bounds hold every exact time. */
const SMALL = 7
const MONTH = { start: '2026-11-23', end: '2026-12-23' }
const SESSIONS = 43
const LONGEST = 1800
/** Unpaid times that one address and one network may have at a workshop within an hour. */
const MOST = { address: 4, network: 12 }

let server: TestApp
beforeAll(async () => void (server = await createTestApp({ holdLongestSeconds: LONGEST })))
beforeEach(() => server.db.execute(sql`delete from reservation where session_id is not null`))
afterAll(() => server.close())

/** A visitor at a server that bounds the holds, as an installed one does. */
function visitorFrom(address: string, factor = 1, workshop = WORKSHOP): Promise<TestBrowser> {
  const app = createApp({ ...server.options, bounds: { ...NO_BOUNDS, factor } })
  return visitorAt({ ...server, app: { fetch: (request) => app.fetch(request, address) } }, workshop, [101])
}
/** Tries both shifts, because an exact time is reserved in its own. Resolves to the response or the refusal's code. */
async function outcomeOf(browser: TestBrowser, time: string): Promise<string> {
  try {
    const outcome = await reserve(browser, time, undefined, 'MORNING')
    return outcome === 'SUCCESS' ? outcome : await reserve(browser, time, undefined, 'EVENING')
  } catch (error) {
    return error instanceof ApiError ? String(error.code) : Promise.reject(error)
  }
}
/** The exact times that a visitor is offered, as `start|end`. */
async function offered({ api }: TestBrowser): Promise<string[]> {
  const days = await api.freeTimes({ query: { ...MONTH, resourceTimeSelectionTypes: ['EXACT_TIME'] } })
  return days.flatMap((day) => day.calendarSlots.map((slot) => `${slot.startTime}|${slot.endTime}`))
}
const holds = () =>
  rows(
    server,
    sql`select extract(epoch from now() - held_since)::float8 as age from reservation
      where kind = 'hold' and expires_at > now()`,
  )
/** Lets time pass for all holds. */
const pass = (seconds: number) =>
  server.db.execute(sql`
    update reservation set held_since = held_since - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds}) where kind = 'hold'`)

describe('SA-04 a script that holds one time after the other', () => {
  it.each([
    ['one address', SMALL, () => '192.0.2.7', MOST.address],
    ['one network', WORKSHOP, (n: number) => `192.0.2.${n}`, MOST.network],
  ])('leaves nine in ten times free to others, from %s', { timeout: 60_000 }, async (_, workshop, addressOf, most) => {
    const observer = await visitorFrom('198.51.100.1', 1, workshop)
    const before = await offered(observer)
    const holders: TestBrowser[] = []
    const outcomes: string[] = []
    for (let n = 0; n < SESSIONS; n++) {
      const holder = await visitorFrom(addressOf(n), 1, workshop)
      const [time] = await offered(holder)
      outcomes.push(time === undefined ? 'nothing left' : await outcomeOf(holder, time))
      holders.push(holder)
    }
    expect((await offered(observer)).length / before.length).toBeGreaterThan(0.9)
    expect(outcomes).toEqual(Array.from(outcomes, (_one, n) => (n < most ? 'SUCCESS' : 'TOO_MANY_HOLDS')))
    // Calls prolong the holds, but only within their lifetime.
    for (let minutes = 0; minutes < 45; minutes += 5) {
      for (const { api } of holders.slice(0, most)) await api.getBooking()
      for (const { age } of await holds()) expect(Number(age)).toBeLessThanOrEqual(LONGEST)
      await pass(5 * 60)
    }
    expect(await holds()).toEqual([])
    expect(await offered(observer)).toEqual(before)
  })

  it('holds no more times if its sessions reserve at once', async () => {
    const times = await offered(await visitorFrom('192.0.2.7'))
    const all = await Promise.all(Array.from({ length: 12 }, () => visitorFrom('192.0.2.7')))
    const outcomes = await Promise.all(all.map((one, n) => outcomeOf(one, times[n * 10] ?? '')))
    expect(outcomes.filter((outcome) => outcome === 'SUCCESS')).toHaveLength(MOST.address)
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_HOLDS')).toHaveLength(12 - MOST.address)
  })

  it('is told when the first of its holds ends, and succeeds then', async () => {
    const taken = (await offered(await visitorFrom('192.0.2.7'))).filter((_, n) => n % 10 === 0)
    for (const time of taken.slice(0, MOST.address)) {
      expect(await outcomeOf(await visitorFrom('192.0.2.7'), time)).toBe('SUCCESS')
      await pass(60)
    }
    const late = await visitorFrom('192.0.2.7')
    const query = `reservation=${taken[5]}&timeSelectionType=USE_ORGANIZATION_SETTING&workshiftPosition=MORNING`
    const refused = await late.send('POST', `/reserve-time?${query}`)
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { code: 'TOO_MANY_HOLDS', message: 'this address or network has too many unpaid times' },
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeCloseTo(600 - 4 * 60, -1)
    await pass(600 - 4 * 60)
    expect(await outcomeOf(late, taken[5] ?? '')).toBe('SUCCESS')
  })

  it('does not count a session’s own hold, other workshops or other networks', async () => {
    const times = (await offered(await visitorFrom('192.0.2.7'))).filter((_, n) => n % 10 === 0)
    const all: TestBrowser[] = []
    for (const time of times.slice(0, MOST.address)) {
      const visitor = await visitorFrom('192.0.2.7')
      expect(await outcomeOf(visitor, time)).toBe('SUCCESS')
      all.push(visitor)
    }
    for (const [n, visitor] of all.entries()) expect(await outcomeOf(visitor, times[6 + n] ?? '')).toBe('SUCCESS')
    expect(await outcomeOf(await visitorFrom('192.0.3.7'), times[0] ?? '')).toBe('SUCCESS')
    const app = createApp({ ...server.options, bounds: { ...NO_BOUNDS, factor: 1 } })
    const elsewhere = await openBrowser({ fetch: (request) => app.fetch(request, '192.0.2.7') })
    await elsewhere.api.setActiveOrganization({ query: { organizationId: 3 } })
    const [other = ''] = await offered(elsewhere)
    expect(await outcomeOf(elsewhere, other)).toBe('SUCCESS')
  })

  it('is not bounded with a factor of 0, and more with a larger one', async () => {
    const times = (await offered(await visitorFrom('127.0.0.1'))).filter((_, n) => n % 10 === 0)
    for (const [n, time] of times.slice(0, MOST.address + 1).entries())
      expect(await outcomeOf(await visitorFrom('127.0.0.1', n % 2 ? 2 : 0), time)).toBe('SUCCESS')
    expect(await outcomeOf(await visitorFrom('127.0.0.1'), times.at(-1) ?? '')).toBe('TOO_MANY_HOLDS')
  })

  it('reading 39: stores no address', async () => {
    const visitor = await visitorFrom('192.0.2.7')
    const [time = ''] = await offered(visitor)
    await outcomeOf(visitor, time)
    const columns = sql`select * from reservation where session_id is not null`
    expect(JSON.stringify(await rows(server, columns))).not.toContain('192.0.2')
  })
})

describe('SA-04 the lifetime of a hold', () => {
  const duration = async ({ api }: TestBrowser) => {
    const { held_seconds, held_seconds_at_most } = (await api.getBooking()).booking_total_duration ?? {}
    return [held_seconds, held_seconds_at_most]
  }

  it('answers the seconds that are left of it, with and without further calls', async () => {
    const visitor = await visitorFrom('192.0.2.7')
    const [time = ''] = await offered(visitor)
    await outcomeOf(visitor, time)
    expect(await duration(visitor)).toEqual([600, 1800])
    await pass(500)
    await duration(visitor)
    await pass(500)
    expect(await duration(visitor)).toEqual([600, 800])
    await pass(300)
    expect(await duration(visitor)).toEqual([500, 500])
    await pass(500)
    expect(await duration(visitor)).toEqual([undefined, undefined])
  })

  it('goes on when the same or an overlapping time is held again, and starts anew with another', async () => {
    const visitor = await visitorFrom('192.0.2.7')
    const times = await offered(visitor)
    // The half hour after a time overlaps its 90 minutes.
    const [time = '', next = ''] = times.flatMap((one, n) => {
      const after = times[n + 1] ?? ''
      return after !== '' && after < (one.split('|')[1] ?? '') ? [one, after] : []
    })
    await outcomeOf(visitor, time)
    await pass(400)
    expect(await outcomeOf(visitor, time)).toBe('SUCCESS')
    expect(await duration(visitor)).toEqual([600, 1400])
    await pass(500)
    expect(await outcomeOf(visitor, next)).toBe('SUCCESS')
    expect(await duration(visitor)).toEqual([600, 900])
    const another = (await offered(visitor)).at(-1) ?? ''
    expect(await outcomeOf(visitor, another)).toBe('SUCCESS')
    expect(await duration(visitor)).toEqual([600, 1800])
    // Once the time has expired, the visitor may choose it again.
    await pass(600)
    expect(await outcomeOf(visitor, another)).toBe('SUCCESS')
    expect(await duration(visitor)).toEqual([600, 1800])
  })

  it('begins with the next call for a hold of an earlier version, which has no start', async () => {
    const visitor = await visitorFrom('192.0.2.7')
    const [time = ''] = await offered(visitor)
    await outcomeOf(visitor, time)
    await server.db.execute(sql`update reservation set held_since = null where kind = 'hold'`)
    expect(await duration(visitor)).toEqual([600, 1800])
    await pass(590)
    expect(await duration(visitor)).toEqual([600, 1210])
  })
})

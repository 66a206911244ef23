/** How many unpaid bookings one address, one network and one customer may save. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import type { Bounds } from '#server/holds/bounds/refuse-many'
import { purgeUnpaid } from '#server/holds/bounds/unpaid-bookings'
import { inNetworks } from '#server/platform/throttle/network'
import { ApiError } from '#shared/api/errors'
import type { Customer } from '#shared/api/nouns/customer'
import { customer } from '#tests/fixtures/customer'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reference } from '#tests/harness/visitors/booked-visitor'
import { payByCard } from '#tests/harness/visitors/card-payer'
import { doSteps } from '#tests/harness/visitors/fill-booking'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

const HOUR = 3600

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
beforeEach(() => server.db.execute(sql`delete from booking`))
beforeEach(() => server.db.execute(sql`delete from reservation where session_id is not null`))
afterAll(() => server.close())

interface Booker {
  readonly address?: string
  readonly plate?: string
  readonly person?: Partial<Customer>
  readonly organizationId?: number
  readonly bounds?: Partial<Bounds>
}

let strangers = 0
/** A customer whom nobody has seen. */
const stranger = (): Partial<Customer> => {
  strangers += 1
  return { email: `asiakas${strangers}@example.com`, phone_number: `+35840${String(strangers).padStart(7, '0')}` }
}

/** Returns where visitors of an address call a server that bounds bookings, as an installed one does. */
function serverFor({ address = `198.51.${strangers++ % 250}.7`, bounds }: Booker) {
  const app = createApp({ ...server.options, bounds: { factor: 1, isDesk: () => false, ...bounds } })
  return { fetch: (request: Request) => app.fetch(request, address) }
}

/** A visitor with everything chosen. */
async function ready(booker: Booker): Promise<TestBrowser> {
  const { plate = `AAA-${100 + (strangers++ % 900)}`, person = stranger(), organizationId = 1 } = booker
  const browser = await openBrowser(serverFor(booker))
  await browser.api.setVehicle({ body: { register_number: plate, make: 'Lada', model: '1200' } })
  await doSteps(browser.api, ['ORGANIZATION', 'SERVICES', 'TIME'], { organizationId })
  await browser.api.saveCustomer({ body: customer(person) })
  return browser
}

/** The refusal of a bound. Any other failure is the test's. */
function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) return `429 ${error.code}`
  throw error
}

/** Books, and resolves to the key or to the refusal. */
const book = async (booker: Booker): Promise<string> => {
  try {
    return (await (await ready(booker)).api.saveBooking()).bookingKey ?? ''
  } catch (error) {
    return refusalOf(error)
  }
}
const isRefused = (outcome: string): boolean => outcome.startsWith('429')

/** Books several times, and resolves to the number of bookings and the refusals. */
async function bookAll(bookers: readonly Booker[]): Promise<[saved: number, refusals: string[]]> {
  const outcomes: string[] = []
  for (const booker of bookers) outcomes.push(await book(booker))
  return [outcomes.filter((outcome) => !isRefused(outcome)).length, outcomes.filter(isRefused)]
}
const times = (many: number, booker: Booker = {}): Booker[] => Array.from({ length: many }, () => booker)

/** Lets time pass for what was saved. */
const pass = (seconds: number) =>
  server.db.execute(sql`update unpaid_booking set saved_at = saved_at - make_interval(secs => ${seconds})`)

describe('OP-06 unpaid times of one visitor', () => {
  const home = { address: '192.0.2.7' }

  it('are bounded for an address in an hour and in a day, saved ones too', { timeout: 60_000 }, async () => {
    expect(await bookAll(times(5, home))).toEqual([4, ['429 TOO_MANY_HOLDS']])
    await pass(HOUR)
    expect(await bookAll(times(3, home))).toEqual([2, ['429 TOO_MANY_HOLDS']])
    await pass(23 * HOUR)
    expect(await book(home)).not.toMatch(/^429/)
  })

  it('are bounded for a network', { timeout: 60_000 }, async () => {
    const neighbours = Array.from({ length: 13 }, (_, n) => ({ address: `192.0.2.${n}` }))
    expect(await bookAll(neighbours)).toEqual([12, ['429 TOO_MANY_HOLDS']])
  })

  it('are counted by workshop, wherever the bookings were moved to', { timeout: 60_000 }, async () => {
    const keys: string[] = []
    for (const booker of times(4, home)) keys.push(await book(booker))
    expect(await book({ ...home, organizationId: 2 })).not.toMatch(/^429/)
    const [key = ''] = keys
    const mover = await openBrowser(serverFor(home))
    const [saved] = await rows(server, sql`select register_number as plate from booking order by created_at limit 1`)
    await mover.api.openBooking(reference(key, String(saved?.['plate'])))
    await doSteps(mover.api, ['ORGANIZATION', 'TIME'], { organizationId: 2 })
    await mover.api.saveBooking()
    expect(await bookAll(times(2, home))).toEqual([1, ['429 TOO_MANY_HOLDS']])
    expect(await bookAll(times(3, { ...home, organizationId: 2 }))).toEqual([2, ['429 TOO_MANY_HOLDS']])
  })

  it('include enquiries, which take no time', async () => {
    const enquire = async (n: number): Promise<string> => {
      const browser = await openBrowser(serverFor(home))
      await browser.api.setVehicle({ body: { register_number: `BBB-${100 + n}`, make: 'Lada', model: '1200' } })
      await doSteps(browser.api, ['ORGANIZATION', 'SERVICES'])
      await browser.api.saveLead({ query: { leadDate: '2026-12-01' } })
      await browser.api.saveCustomer({ body: customer(stranger()) })
      return browser.api.saveBooking().then(({ bookingKey }) => bookingKey ?? '', refusalOf)
    }
    const outcomes: string[] = []
    for (let n = 0; n < 5; n++) outcomes.push(await enquire(n))
    expect(outcomes.map(isRefused)).toEqual([false, false, false, false, true])
  })

  it('do not count once they are cancelled', { timeout: 60_000 }, async () => {
    const plates = ['CCC-101', 'CCC-102', 'CCC-103', 'CCC-104']
    const keys: string[] = []
    for (const plate of plates) keys.push(await book({ ...home, plate }))
    expect(await book(home)).toBe('429 TOO_MANY_HOLDS')
    const { api } = await openBrowser(serverFor(home))
    await api.cancelBooking(reference(keys[0] ?? '', plates[0]))
    expect(await book(home)).not.toMatch(/^429/)
  })

  it('let their customer move each of them', { timeout: 60_000 }, async () => {
    const plate = 'DDD-101'
    await bookAll(times(3, home))
    const key = await book({ ...home, plate })
    const { api } = await openBrowser(serverFor(home))
    await api.openBooking(reference(key, plate))
    await doSteps(api, ['TIME'], { days: { start: '2026-12-07', end: '2026-12-11' } })
    expect((await api.saveBooking()).bookingKey).toBe(key)
  })

  it('do not count if they are paid by card', { timeout: 60_000 }, async () => {
    for (let n = 0; n < 5; n++) {
      const payer = await ready(home)
      await payByCard(payer, server.db)
      await payer.api.saveBooking()
    }
    expect(await rows(server, sql`select 1 from unpaid_booking`)).toEqual([])
  })

  it.each([
    ['at a desk of the chain', { isDesk: inNetworks(['192.0.2.0/24']) }],
    ['without a throttle', { factor: 0 }],
  ])('are not bounded %s', { timeout: 60_000 }, async (_, bounds) => {
    const person = stranger()
    expect(await bookAll(times(7, { ...home, bounds, person, plate: 'EEE-101' }))).toEqual([7, []])
  })
})

describe('OP-06 unpaid bookings of one customer', () => {
  it('of one car are four in an hour and six in a day, however its plate is written', { timeout: 60_000 }, async () => {
    const car = { plate: 'FFF-101' }
    expect(await bookAll(times(5, car))).toEqual([4, ['429 TOO_MANY_OF_PLATE']])
    expect(await book({ plate: ' fff-101' })).toBe('429 TOO_MANY_OF_PLATE')
    await pass(HOUR)
    expect(await bookAll(times(3, car))).toEqual([2, ['429 TOO_MANY_OF_PLATE']])
  })

  it.each([
    ['e-mail address', 'TOO_MANY_OF_EMAIL', { email: 'Maija@example.com' }, { email: 'maija@example.com ' }],
    [
      'telephone number',
      'TOO_MANY_OF_TELEPHONE',
      { phone_number: '040 123 4567' },
      { phone_number: '+358 (0)40-1234567' },
    ],
  ])('with one %s are six in an hour', { timeout: 60_000 }, async (_, code, one, other) => {
    const bookers = [one, other].flatMap((person) => Array.from({ length: 4 }, () => ({ ...stranger(), ...person })))
    expect(await bookAll(bookers.slice(0, 7).map((person) => ({ person })))).toEqual([6, [`429 ${code}`]])
  })

  it('are refused with the time after which one more is taken, and the visitor may go on with other details', async () => {
    await bookAll(times(4, { plate: 'GGG-101' }))
    await pass(600)
    const late = await ready({ plate: 'GGG-101' })
    const refused = await late.send('POST', '/save-booking', {})
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { code: 'TOO_MANY_OF_PLATE', message: 'this plate has too many unpaid bookings' },
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeCloseTo(HOUR - 600, -2)
    expect(await late.api.getBooking()).toMatchObject({ booking_total_duration: { time_selection_type: 'EXACT_TIME' } })
    await pass(HOUR - 600)
    expect((await late.api.saveBooking()).bookingKey).toBeTruthy()
  })

  it('are no more if they are saved at once', { timeout: 60_000 }, async () => {
    const visitors: TestBrowser[] = []
    for (let n = 0; n < 8; n++) visitors.push(await ready({ plate: 'HHH-101' }))
    const outcomes = await Promise.all(visitors.map(({ api }) => api.saveBooking().then(() => 'saved', refusalOf)))
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(4)
    expect(outcomes.filter((outcome) => outcome === '429 TOO_MANY_OF_PLATE')).toHaveLength(4)
  })
})

it('OP-06 a family books two visits of each of its three cars from one address', { timeout: 60_000 }, async () => {
  const family = { address: '192.0.2.9', person: { email: 'perhe@example.com', phone_number: '0401112223' } }
  const [one, two, three] = ['JJJ-101', 'JJJ-102', 'JJJ-103']
  const cars = [
    { ...family, plate: one },
    { ...family, plate: two },
    { ...family, plate: three },
  ]
  expect(await bookAll(cars)).toEqual([3, []])
  await pass(HOUR)
  expect(await bookAll(cars)).toEqual([3, []])
})

it('OP-06 reading 39: what is counted is kept as hashes, for a day', async () => {
  const person = { email: 'maija@example.com', phone_number: '0401234567' }
  await book({ address: '192.0.2.7', plate: 'KKK-101', person })
  const kept = async () => JSON.stringify(await rows(server, sql`select * from unpaid_booking`))
  expect(await kept()).not.toMatch(/192\.0|KKK|maija|401234567/)
  await pass(24 * HOUR)
  await purgeUnpaid(server.db)
  expect(await kept()).toBe('[]')
})

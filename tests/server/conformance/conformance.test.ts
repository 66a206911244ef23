import { sql } from 'drizzle-orm'
import { any, array, create, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { REST_ROOT } from '#shared/api/rest-root'
import type { Finding } from '../../../scripts/conformance/findings'
import { reportOf } from '../../../scripts/conformance/report'
import { conformance, HEADINGS, type Outcome } from '../../../scripts/conformance/run'
import type { Facts } from '../../../scripts/conformance/world'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => void (server = await createTestApp(everyExtension)))
afterAll(() => server.close())

type Fetch = (request: Request) => Promise<Response>

const FACTS = {
  organizationId: 1,
  plate: 'ABC-123',
  unknownPlate: 'XYZ-999',
  ticketCode: 'HUOLTO-7F3K',
  mayBook: true,
} as const

const check = (fetch: Fetch, heading: string, facts: Partial<Facts> = {}): Promise<Outcome> =>
  conformance(
    { fetch, origin: 'http://localhost', root: REST_ROOT, tokenHeader: 'X-Process-Token' },
    { facts: { ...FACTS, ...facts }, only: [heading] },
  )
const own: Fetch = (request) => server.app.fetch(request)
const broken = ({ findings }: Outcome): string[] => [
  ...new Set(findings.filter(({ verdict }) => verdict === 'broken').map(({ call }) => call)),
]

/** A server that answers one call differently from the reference server. */
const answering =
  (call: string, answer: (request: Request, real: () => Promise<Response>) => Promise<Response>): Fetch =>
  (request) => {
    const path = new URL(request.url).pathname.slice(REST_ROOT.length)
    return `${request.method} ${path}` === call ? answer(request, () => own(request)) : own(request)
  }
/** Changes the JSON of the real response. */
const changing = (call: string, change: (body: unknown) => unknown): Fetch =>
  answering(call, async (_, real) => {
    const response = await real()
    return response.ok ? Response.json(change(await response.json()), { headers: response.headers }) : response
  })
const textually = (call: string, from: RegExp, to: string): Fetch =>
  changing(call, (body): unknown => JSON.parse(JSON.stringify(body).replaceAll(from, to)))
const nothing = new Response(null, { status: 204 })
const failed = () => Promise.resolve(Response.json({ code: 'X', message: 'x' }, { status: 500 }))
/** Fails requests that contain the plate. */
const failedFor =
  (plate: string) =>
  (request: Request, real: () => Promise<Response>): Promise<Response> =>
    new URL(request.url).searchParams.get('registerNumber') === plate ? failed() : real()
/** Returns every order row twice after automatic products were requested twice. */
function addingTwice(): Fetch {
  let times = 0
  const doubled = changing('GET /get-booking/v2', (body) =>
    times > 1
      ? { ...create(body, Order), order_items: create(body, Order).order_items.flatMap((row) => [row, row]) }
      : body,
  )
  return (request) => {
    if (request.url.endsWith('/add-automatically-added-products')) times++
    return doubled(request)
  }
}
const Order = type({ order_items: array(any()) })

// In this order: the last test looks at what the others have tried.
describe('the headings of the conformance kit', { shuffle: false }, () => {
  const tried = new Set<string>()

  it.each(HEADINGS)('API-01 reports all calls of %s as kept by the reference server', async (heading) => {
    const outcome = await check(own, heading)
    for (const { call } of outcome.findings) tried.add(call)
    const brokenLine = (finding: Finding) => `${finding.call}: ${finding.promise}: ${finding.why}`
    expect(outcome.ended).toEqual([])
    // Nor is anything forgiven.
    expect(outcome.findings.filter(({ verdict, why }) => verdict !== 'holds' || why !== null).map(brokenLine)).toEqual(
      [],
    )
    expect(reportOf(outcome).isConforming).toBe(true)
  })

  it('API-01 tries every call of the contract', () => {
    expect(Object.keys(contract).filter((name) => !tried.has(name))).toEqual([])
  })
})

describe('the conformance kit', () => {
  it('API-01 reports nothing broken without a service ticket', async () => {
    const outcome = await check(own, 'service-tickets', { ticketCode: null })
    expect(broken(outcome)).toEqual([])
    expect(reportOf(outcome).isConforming).toBe(true)
  })

  it('reports a heading as ended early if its setup fails', async () => {
    const failing = answering('GET /organization-next-free-times', failed)
    const outcome = await check(failing, 'services')
    expect(outcome.ended).toEqual([expect.objectContaining({ heading: 'services' })])
    expect(reportOf(outcome).isConforming).toBe(false)
  })

  it.each<[string, Fetch, string]>([
    ['another time is reserved', answering('POST /open-booking', failed), 'journeys'],
    ['a wrong plate is refused', answering('POST /cancel-booking', failedFor(FACTS.unknownPlate)), 'completion'],
  ])('cancels its bookings even if the step in which %s fails', async (_, fetch, heading) => {
    const bookings = () => rows(server, sql`select 1 as n from booking where cancelled_at is null`)
    const before = await bookings()
    const outcome = await check(fetch, heading)
    expect(reportOf(outcome).isConforming).toBe(false)
    expect(await bookings()).toEqual(before)
  })

  it.each<[string, Fetch, string, string]>([
    ['returns a notice of half a day', changing('GET /settings', () => ({ carenceDays: 0.5 })), 'settings', 'session'],
    ['adds automatic products twice', addingTwice(), 'addAutomaticallyAddedProducts', 'other'],
    [
      'returns no process token',
      answering('POST /init-session', async () => nothing.clone()),
      'initSession',
      'session',
    ],
    [
      'returns 404 for an expired session',
      async (request) => {
        const response = await own(request)
        return response.status === 412 ? Response.json({ code: 'X', message: 'x' }, { status: 404 }) : response
      },
      'getBooking',
      'session',
    ],
    [
      'returns FOUND for a found vehicle',
      textually('POST /search-vehicle', /"SUCCESS"/g, '"FOUND"'),
      'searchVehicle',
      'vehicle',
    ],
    [
      'returns no order rows',
      textually('GET /get-booking/v2', /"order_items"/g, '"rows"'),
      'addProductsToCart',
      'services',
    ],
    [
      'sends free times as those of UTC',
      textually('POST /free-times', /(T\d\d:\d\d:\d\d)"/g, '$1Z"'),
      'reserveTime',
      'time',
    ],
    [
      'returns SUCCESS without holding the time',
      answering('POST /reserve-time', async () => Response.json({ responseCode: 'SUCCESS' })),
      'reserveTime',
      'time',
    ],
    [
      'refuses every save with a 200',
      answering('POST /save-booking', async () => Response.json({ responseCode: 'FAILURE' })),
      'saveBooking',
      'completion',
    ],
    [
      'saves a booking without its order',
      changing('POST /open-booking', (body) => ({ ...Object(body), order_items: [] })),
      'openBooking',
      'completion',
    ],
    ['accepts any campaign code', changing('POST /campaign-code/v2', () => true), 'saveCampaignCode', 'services'],
    [
      'lacks a call',
      answering('GET /extra-services/v2', async () => Response.json({ code: 'X', message: 'x' }, { status: 404 })),
      'extraServices',
      'services',
    ],
    [
      'accepts writes from other sites',
      async (request) => {
        const response = await own(request.clone())
        return response.status === 403 ? nothing.clone() : response
      },
      'saveNotes',
      'session',
    ],
    [
      'drops line breaks and quotes of the notes',
      textually('GET /get-booking/v2', /\\n|«|»/g, ''),
      'saveNotes',
      'services',
    ],
  ])('catches a server that %s', async (_, fetch, call, heading) => {
    const outcome = await check(fetch, heading)
    expect(broken(outcome)).toContain(call)
    expect(reportOf(outcome).isConforming).toBe(false)
  })

  it.each([
    ['prices as text', textually('GET /services/v2', /"active_price":([\d.]+)/g, '"active_price":"$1"'), 'services'],
    ['times with an offset', textually('POST /free-times', /(T\d\d:\d\d:\d\d)"/g, '$1+02:00"'), 'time'],
  ])('AS-06 names %s, which the application reads, and breaks no call for it', async (_, fetch, heading) => {
    const outcome = await check(fetch, heading)
    expect(broken(outcome)).toEqual([])
    expect(reportOf(outcome).lines.join('\n')).toMatch(
      /✓ reads, but better as the contract says: (price\.active_price is written as "000"|calendarSlots\.startTime is written as "0000-00-00x00:00:00\+00:00")/,
    )
  })

  it('lists the screens affected by a broken call', async () => {
    const { lines } = reportOf(await check(textually('POST /search-vehicle', /"SUCCESS"/g, '"FOUND"'), 'vehicle'))
    const at = lines.indexOf('✗ POST /search-vehicle')
    expect(lines.slice(at + 1, at + 4)).toContain('    affects: Ajoneuvo')
  })

  it('AS-06 stops at a wrong token header, and names the headers of the response', async () => {
    const server = { fetch: own, origin: 'http://localhost', root: REST_ROOT, tokenHeader: 'X-Session' }
    const { lines, isConforming } = reportOf(await conformance(server, { facts: FACTS }))
    expect(lines).toEqual([expect.stringContaining('has no header X-Session. It has x-process-token.')])
    expect(lines[0]).toContain('--token-header')
    expect(isConforming).toBe(false)
  })

  it('AS-06 stops if the server does not accept the token', async () => {
    const gone = answering('GET /get-booking/v2', async () =>
      Response.json({ code: 'X', message: 'x' }, { status: 412 }),
    )
    const { lines } = reportOf(await check(gone, 'vehicle'))
    expect(lines).toEqual([expect.stringContaining('does not accept the token of X-Process-Token')])
  })

  it('AS-06 ends with a verdict on each process, and names the call in the way', async () => {
    const whole = reportOf(await check(own, 'journeys')).lines.slice(-3)
    expect(whole).toEqual([
      '✓ A maintenance booking can be made.',
      '✓ A tire change booking can be made.',
      '✓ A change request can be made.',
    ])
    const [maintenance, tires] = reportOf(
      await check(answering('POST /free-times/morning', failed), 'journeys'),
    ).lines.slice(-3)
    expect(maintenance).toMatch(/^✗ A maintenance booking cannot be made: POST \/free-times\/morning: /)
    expect(tires).toBe('✓ A tire change booking can be made.')
  })

  it('AS-06 blames the call that failed, and not those that needed it', async () => {
    const outcome = await check(answering('GET /services/v2', failed), 'services')
    expect(broken(outcome)).toEqual(['services'])
    expect(outcome.findings).toContainEqual(
      expect.objectContaining({ call: 'removeServices', verdict: 'not tried', why: 'GET /services/v2 failed' }),
    )
  })

  it('AS-06 lists only the calls asked for, and marks those that no screen makes', async () => {
    const { lines } = reportOf(await check(own, 'vehicle'))
    expect(lines).toContain('✓ GET /vehicle-makes')
    expect(lines.join()).not.toContain('/free-times')
    expect(reportOf(await check(own, 'session')).lines).toContain(
      '✓ GET /redirect-settings (no screen makes this call)',
    )
  })

  it('AS-06 counts a broken call that no screen makes apart', async () => {
    const { lines, isConforming } = reportOf(await check(answering('GET /redirect-settings', failed), 'session'))
    expect(lines).toContain('✗ GET /redirect-settings (no screen makes this call)')
    expect(lines.join('\n')).toMatch(/ calls hold, 0 broken, \d+ not tried\.\nBroken too, but made by no screen: 1\./)
    expect(isConforming).toBe(true)
  })

  it('AS-06 reads the mileage as the application does', async () => {
    const ofBooking = changing('GET /get-booking/v2', (body) => {
      const booking = Object(body)
      return { ...booking, vehicle: booking.vehicle && { ...booking.vehicle, kilometers: 1 } }
    })
    expect(broken(await check(ofBooking, 'vehicle'))).toEqual([])
  })

  it('AS-07 reports extensions apart from the contract', async () => {
    expect(reportOf(await check(own, 'services')).lines).toContain('✓ extension removeCampaignCode: announced')
    expect(reportOf(await check(own, 'withdrawal')).lines).toContain('✓ extension withdrawal: announced')
    const { lines } = reportOf(await check(own, 'completion'))
    for (const name of ['parametersInBody', 'shownPrice', 'Idempotency-Key', 'earlierTime'])
      expect(lines).toContain(`✓ extension ${name}: announced`)
    expect(lines.join()).not.toContain('/earlier-time')
  })

  let saves = 0
  const forgetful = answering('POST /withdrawal', failed)
  const bodiless = answering('POST /open-booking', ({ url }, real) => (new URL(url).search === '' ? failed() : real()))
  it.each<[string, Fetch, string, RegExp]>([
    ['that forgets statements', forgetful, 'withdrawal', /^✗ extension withdrawal: /],
    [
      'that ignores the shown price',
      answering('POST /save-booking', async ({ url, headers }) => own(new Request(url, { method: 'POST', headers }))),
      'completion',
      /^✗ extension shownPrice: it was saved$/,
    ],
    [
      'that saves a repeated request again',
      changing('POST /save-booking', (body) => ({ ...Object(body), bookingKey: `key ${saves++}` })),
      'completion',
      /^✗ extension Idempotency-Key: the second response has another key$/,
    ],
    [
      'that keeps no wish',
      answering('POST /earlier-time/ask', () => Promise.resolve(Response.json({}))),
      'completion',
      /^✗ extension earlierTime: the wish is not kept$/,
    ],
    [
      'that reads no parameters in a body',
      bodiless,
      'completion',
      /^✗ extension parametersInBody: the response is 500$/,
    ],
  ])('AS-07 names the broken extension of a server %s', async (_, fetch, heading, line) => {
    const { lines } = reportOf(await check(fetch, heading))
    expect(lines).toContainEqual(expect.stringMatching(line))
  })

  it.each<[string, Fetch, string]>([
    ['that forgets statements', forgetful, 'withdrawal'],
    ['that reads no parameters in a body', bodiless, 'completion'],
  ])('AS-07 a server %s keeps the contract all the same', async (_, fetch, heading) => {
    expect(reportOf(await check(fetch, heading)).isConforming).toBe(true)
  })

  it('AS-07 names extensions that are not announced, and those that the application does not know', async () => {
    const announcing = changing('GET /settings', () => ({ extensions: ['washQueue'] }))
    const { isConforming, lines } = reportOf(await check(announcing, 'services'))
    expect(isConforming).toBe(true)
    expect(lines).toEqual(
      expect.arrayContaining([
        '– extension removeCampaignCode: not announced, so the application does without it',
        '– extension washQueue: not used by the application',
      ]),
    )
  })
})

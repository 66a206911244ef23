/** Bookings that do not fit the chain's data: what an import says of them, and how the desk's list marks them. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { chainText, readChain } from '#server/chain/export'
import type { ChainDocument } from '#server/chain/schema/document'
import type { DeskRequest } from '#server/desk/request'
import { runInProcess } from '#server/desk/run'
import { withoutProduct } from '#tests/harness/database/desk-import'
import { fetchCars } from '#tests/harness/database/fetch-cars'
import { rows } from '#tests/harness/database/rows'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import {
  atNine,
  atSeven,
  book,
  completeVisitor,
  opened,
  reference,
  reserve,
} from '#tests/harness/visitors/booked-visitor'
import {
  byToken,
  codeOf,
  freedForTwo,
  offerStates,
  oneFreeLift,
  stranger,
  timesOf,
} from '#tests/harness/visitors/earlier-time'

const CLOSED = '2026-11-25'
const never = new AbortController().signal

let server: TestApp
beforeEach(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME] })
  await server.db.execute(sql`delete from reservation`)
})
afterEach(() => server.close())

async function desk(request: DeskRequest) {
  const output = recordedOutput()
  const log = { error: (_: string, error: unknown) => void server.failures.push(error) }
  const exit = await runInProcess({ db: server.db, now: server.options.now, log }, request, output, never)
  return { ...output, exit }
}

type Change = (chain: ChainDocument) => ChainDocument
const closing: Change = (chain) => ({ ...chain, closedDays: [...chain.closedDays, CLOSED] })
const opening: Change = (chain) => ({ ...chain, closedDays: chain.closedDays.filter((day) => day !== CLOSED) })
const atFirst =
  (more: Partial<ChainDocument['workshops'][number]>): Change =>
  (chain) => ({
    ...chain,
    workshops: chain.workshops.map((one) => (one.id === 1 ? Object.assign({}, one, more) : one)),
  })
const shortened: Change = (chain) => {
  const openingHours = chain.workshops
    .flatMap((one) => (one.id === 1 ? one.openingHours : []))
    .map((day) => Object.assign({}, day, { closes: '10:00' }))
  return atFirst({ openingHours })(chain)
}

async function importing(change: Change, dryRun = false) {
  const text = chainText(change(await readChain(server.db)))
  const imported = await desk({ command: 'chain import', text, dryRun, confirmed: true })
  expect([imported.exit, imported.faults]).toEqual([0, []])
  return imported.lines
}
/** The lines about people's plans, without pseudonyms. */
const plansIn = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => /that no longer fit: |^ {2}|^nothing of this/.test(line))
    .map((line) => line.replaceAll(/\b[\da-f]{12}\b/g, 'REFERENCE'))

const list = async (csv = false): Promise<string> =>
  (await desk({ command: 'bookings list', from: '2026-11-24', to: '2026-12-31', organization: null, csv })).texts.join(
    '',
  )
/** The marked lines of the list. */
const marked = async (): Promise<string[]> => (await list()).split('\n').filter((line) => line.includes('ei sovi'))

/** What an import must never change. */
const plans = async () => [
  await rows(server, sql`select id, document, draft, version, cancelled_at from booking order by id`),
  await rows(server, sql`select resource_id, during, kind, booking_id, session_id from reservation order by id`),
  await rows(server, sql`select id, state from earlier_offer order by id`),
  await rows(server, sql`select id, draft from session order by id`),
]

const NOTHING_MOVED = 'nothing of this is moved or cancelled'
const MARKED = `${NOTHING_MOVED}; npm run bookings -- list marks the bookings until somebody has dealt with them`
const BOOKED_AT_NINE =
  '  booking REFERENCE, 2026-11-25 09:00, Helsinki Roihupelto, telephone 040 123 4567: the workshop is closed on 2026-11-25'

describe('an import that closes a day', () => {
  it('OP-03 lists booking, held time and enquiry with time and telephone, in the dry run as in the import', async () => {
    await book(server, atNine(CLOSED))
    await reserve(await completeVisitor(server), atSeven(CLOSED))
    const enquiring = await completeVisitor(server)
    await enquiring.api.saveLead({ query: { leadDate: CLOSED } })
    await enquiring.api.saveBooking()
    const before = await plans()
    const chain = await readChain(server.db)
    const expected = [
      'bookings that no longer fit: 2 (2 because of this document)',
      'held times that no longer fit: 1 (1 because of this document)',
      BOOKED_AT_NINE.replace(' 09:00', ''),
      BOOKED_AT_NINE.replace('booking', 'time held by session').replace('09:00', '07:00'),
      BOOKED_AT_NINE,
      MARKED,
    ]
    const dry = await importing(closing, true)
    expect(dry).toContain('would change: closed days: 1 added, 0 changed, 0 removed')
    expect(plansIn(dry)).toEqual(expected)
    expect(await readChain(server.db)).toEqual(chain)
    expect(await rows(server, sql`select from chain_import`)).toEqual([])

    const lines = await importing(closing)
    expect(lines).toContain('closed days: 1 added, 0 changed, 0 removed')
    expect(plansIn(lines)).toEqual(expected)
    expect(await plans()).toEqual(before)
    // The next import tells what was there before, and one that mends the data tells nothing.
    expect(plansIn(await importing((one) => one)).slice(0, 2)).toEqual([
      'bookings that no longer fit: 2 (0 because of this document)',
      'held times that no longer fit: 1 (0 because of this document)',
    ])
    expect(plansIn(await importing(opening))).toEqual([])
  })

  it('OP-03 lists an open offer of an earlier time, which can no longer be taken', async () => {
    await oneFreeLift(server)
    const { first, token } = await freedForTwo(server)
    expect(plansIn(await importing(closing))).toEqual([
      'offers of an earlier time that no longer fit: 1 (1 because of this document)',
      BOOKED_AT_NINE.replace('booking', 'earlier time offered to booking'),
      NOTHING_MOVED,
    ])
    const { api } = await stranger(server)
    expect(await api.earlierTimeOffer({ body: { token } })).toMatchObject({ state: 'LAPSED', canTake: false })
    expect(await codeOf(api.takeEarlierTime(byToken(token)))).toBe('OFFER_LAPSED')
    expect(await timesOf(server, first)).toEqual(['2026-11-26T09:00:00', null])
    expect(await offerStates(server)).toEqual(['OPEN'])
    await importing(opening)
    expect(await codeOf(api.takeEarlierTime(byToken(token)))).toBe('done')
  })
})

describe('an import', () => {
  it('OP-03 lists a booking that ends after a shortened day, and a cart at a removed workshop', async () => {
    await book(server, atNine(CLOSED))
    const { api } = await completeVisitor(server)
    await api.setActiveOrganization({ query: { organizationId: 12 } })
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [{ productId: 101, provider: '', amount: 1 }] })
    const change: Change = (chain) => {
      const workshops = chain.workshops.filter(({ id }) => id !== 12)
      return shortened({ ...chain, workshops })
    }
    const [bookings, carts, cart, booking] = plansIn(await importing(change))
    expect([bookings, carts]).toEqual([
      'bookings that no longer fit: 1 (1 because of this document)',
      'carts that no longer fit: 1 (1 because of this document)',
    ])
    expect(cart).toMatch(
      /^ {2}cart of session REFERENCE, no time, .+, telephone 040 123 4567: the workshop is removed$/,
    )
    expect(booking).toBe(BOOKED_AT_NINE.replace(/is closed.*/, 'is open on 2026-11-25 from 07:00 to 10:00 only'))
  })

  it('OP-03 lists a booking and a cart with a product that is sold no more, and the product’s name', async () => {
    await book(server, atNine(CLOSED))
    const { api } = await completeVisitor(server)
    const removed = (await api.getBooking()).order_items[0]?.description ?? ''
    expect(removed).not.toBe('')
    const lines = plansIn(await importing(withoutProduct(101)))
    expect(lines.slice(0, 2)).toEqual([
      'bookings that no longer fit: 1 (1 because of this document)',
      'carts that no longer fit: 1 (1 because of this document)',
    ])
    expect(lines.filter((line) => line.endsWith(`: not sold any more: ${removed}`))).toHaveLength(2)
  })

  it('OP-03 lists a pick-up in a window that is driven no more', async () => {
    await fetchCars(server.db)
    const browser = await completeVisitor(server)
    await browser.api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: [{ productId: 304, provider: '', amount: 1 }],
    })
    await reserve(browser, atNine(CLOSED))
    await browser.api.setBiilaPickupTime({ body: { wantedDate: `${CLOSED}T08:00:00` } })
    await browser.api.setBiilaReturnTime({ body: { wantedDate: `${CLOSED}T13:00:00` } })
    await browser.api.saveBooking()
    const transport = {
      windowMinutes: 60,
      pickups: [{ starts: '07:00', cars: null }],
      returns: [{ starts: '13:00', cars: null }],
    }
    const lines = plansIn(await importing(atFirst({ transport })))
    expect(lines).toEqual([
      'bookings that no longer fit: 1 (1 because of this document)',
      'pick-ups and returns that no longer fit: 1 (1 because of this document)',
      BOOKED_AT_NINE.replace(/the workshop.*/, 'no car is picked up at 2026-11-25 08:00'),
      MARKED,
    ])
    expect(await marked()).toEqual([expect.stringContaining('Autoa ei voida hakea ke 25.11.2026 klo 8.00.')])
  })
})

describe('the desk’s list', () => {
  it('OP-03 marks a booking on a closed day with the reason until the day is open again', async () => {
    await book(server, atNine(CLOSED))
    await book(server, atNine('2026-11-26'))
    expect(await marked()).toEqual([])
    await importing(closing)
    expect(await marked()).toEqual([
      expect.stringMatching(
        /^ke 25\.11\.2026 +9\.00–10\.30 +varattu, ei sovi .* Ei sovi enää: Toimipiste on suljettu ke 25\.11\.2026\. Soita asiakkaalle; /,
      ),
    ])
    expect(await list()).toMatch(
      /\n2 varausta\nEi sovi enää: 1 varaus\. Kun olet sopinut asiakkaan kanssa: npm run bookings -- acknowledge --booking VIITE\n$/,
    )
    const [headings = [], ...rows] = (await list(true)).split('\r\n').map((line) => line.split(';'))
    const column = headings.indexOf('Ei sovi enää')
    expect(rows.slice(0, 2).map((row) => row[column])).toEqual(['Toimipiste on suljettu ke 25.11.2026.', ''])
    await importing(opening)
    expect(await marked()).toEqual([])
  })

  it('OP-03 ends the mark when the booking is moved, cancelled or begun', async () => {
    const { bookingKey } = await book(server, atNine(CLOSED))
    const { bookingKey: other } = await book(server, atSeven(CLOSED))
    await importing(closing)
    expect(await marked()).toHaveLength(2)
    const moving = await opened(server, bookingKey)
    expect(await reserve(moving, atNine('2026-11-26'))).toEqual({ responseCode: 'SUCCESS' })
    await moving.api.saveBooking()
    expect(await marked()).toHaveLength(1)
    const [cancelling] = [await opened(server, other)]
    await cancelling.api.cancelBooking(reference(other))
    expect(await marked()).toEqual([])

    await importing(opening)
    await book(server, atNine(CLOSED))
    await importing(closing)
    expect(await marked()).toHaveLength(1)
    server = { ...server, options: { ...server.options, now: () => `${CLOSED}T09:00:00` } }
    expect(await marked()).toEqual([])
  })

  it('OP-03 ends the mark when the desk has dealt with it, and marks another reason anew', async () => {
    await book(server, atNine(CLOSED))
    const text = async () => /\b[\da-f]{12}\b/.exec(await list())?.[0] ?? ''
    const booking = await text()
    const acknowledge = { command: 'misfit acknowledge', booking } as const
    expect(await desk(acknowledge)).toMatchObject({ exit: 1, lines: [], faults: [`${booking}: the booking fits`] })
    await importing(closing)
    const before = await plans()
    const done = `${booking}: käsitelty. Toimipiste on suljettu ke 25.11.2026.`
    expect(await desk(acknowledge)).toMatchObject({ exit: 0, lines: [done], faults: [] })
    expect(await desk(acknowledge)).toMatchObject({ exit: 0, lines: [done], faults: [] })
    expect(await marked()).toEqual([])
    expect(await plans()).toEqual(before)
    expect(plansIn(await importing((chain) => chain))).toEqual([])
    await importing((chain) => shortened(opening(chain)))
    expect(await marked()).toEqual([expect.stringContaining('Toimipiste on ke 25.11.2026 auki vain klo 7.00–10.00.')])
    expect(await desk({ ...acknowledge, booking: 'abcdefabcdef' })).toMatchObject({
      exit: 1,
      faults: ['abcdefabcdef: no such booking is coming'],
    })
  })
})

describe('a held time on a day that is closed now', () => {
  it('OP-03 is not confirmed: the visitor is refused as with a time that has gone, and books another one', async () => {
    const browser = await completeVisitor(server)
    await reserve(browser, atNine(CLOSED))
    await importing(closing)
    // The workshop's closed days are told with it.
    const { organization: _, ...before } = await browser.api.getBooking()
    await expect(browser.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'TIME_MISSING' })
    const after = await browser.api.getBooking()
    expect(after).toMatchObject({ ...before, booking_total_duration: null })
    expect(await rows(server, sql`select from booking where id <> '00000000-0000-4000-8000-00000000de30'`)).toEqual([])
    expect(await reserve(browser, atNine(CLOSED))).toEqual({ responseCode: 'NOT_AVAILABLE' })
    expect(await reserve(browser, atNine('2026-11-26'))).toEqual({ responseCode: 'SUCCESS' })
    const { bookingKey } = await browser.api.saveBooking()
    expect(bookingKey).not.toBeNull()
  })

  it('OP-03 does not move a booking, which keeps its time', async () => {
    const { bookingKey } = await book(server, atNine('2026-11-26'))
    const moving = await opened(server, bookingKey)
    await reserve(moving, atNine(CLOSED))
    await importing(closing)
    await expect(moving.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'TIME_MISSING' })
    const { api } = await opened(server, bookingKey)
    expect((await api.getBooking()).booking_total_duration).toMatchObject({ start: '2026-11-26T09:00:00' })
  })

  it('OP-03 lets the customer of a booking on that day change its notes, and keeps its time', async () => {
    const { bookingKey } = await book(server, atNine(CLOSED))
    await importing(closing)
    const { api } = await opened(server, bookingKey)
    await api.saveNotes({ body: { value: 'Tulen silti' } })
    await api.saveBooking()
    expect(await marked()).toEqual([expect.stringContaining('Tulen silti')])
  })
})

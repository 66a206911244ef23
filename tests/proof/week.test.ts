// An operator's bad week in one run. Each day something goes wrong, and the desk's list says what somebody has to do.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shownPriceOf } from '#shared/booking-facts/shown-price'
import { chainText, readChain } from '#server/chain/export'
import type { ChainDocument } from '#server/chain/schema/document'
import type { DeskRequest } from '#server/desk/request'
import { runInProcess } from '#server/desk/run'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import { customer } from '#tests/fixtures/customer'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, completeVisitor, opened, reserve } from '#tests/harness/visitors/booked-visitor'

const HOLIDAY = '2026-12-24'
const SHORT = '2026-12-23'
const ORDINARY = '2026-12-22'
const never = new AbortController().signal

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
  // The chain has forgotten Christmas.
  await imported((chain) => ({ ...chain, closedDays: chain.closedDays.filter((day) => day !== HOLIDAY) }))
})
afterAll(() => server.close())

async function desk(request: DeskRequest) {
  const output = recordedOutput()
  const log = { error: (_: string, error: unknown) => void server.failures.push(error) }
  const exit = await runInProcess({ db: server.db, now: server.options.now, log }, request, output, never)
  return { ...output, exit }
}

async function imported(change: (chain: ChainDocument) => ChainDocument, { dryRun = false, confirmed = false } = {}) {
  const text = chainText(change(await readChain(server.db)))
  return desk({ command: 'chain import', text, dryRun, confirmed })
}

/** The desk's list of the week, a line for each booking, without its head and foot. */
async function list(): Promise<string[]> {
  const asked = { from: ORDINARY, to: '2026-12-31', organization: null, csv: false } as const
  const text = (await desk({ command: 'bookings list', ...asked })).texts.join('')
  return text.split('\n').filter((line) => line.includes('@example.fi') || line.includes('ABC-123'))
}
const marked = async (mark: RegExp): Promise<number> => (await list()).filter((line) => mark.test(line)).length

const UNFIT = /ei sovi/
const REFUSED = /ei ota vastaan viestejä/

const bookAs = (name: string, time: string) => book(server, time, customer({ email: `${name}@example.fi` }))
/** The reference that the desk's list has of a customer's booking. */
async function referenceOf(email: string): Promise<string> {
  const csv = (
    await desk({ command: 'bookings list', from: ORDINARY, to: '2026-12-31', organization: null, csv: true })
  ).texts.join('')
  const [head = '', ...rows] = csv.split('\r\n').map((row) => row.split(';'))
  const row = rows.find((cells) => cells.includes(email)) ?? []
  return row[[...head].findIndex((name) => name.replace('\uFEFF', '') === 'Viite')] ?? ''
}

const keys = new Map<string, string>()

// One day after the other.
describe('a week of the chain', { shuffle: false }, () => {
  describe('Monday: holidays are imported late', () => {
    const christmas = (chain: ChainDocument): ChainDocument => ({
      ...chain,
      closedDays: [...chain.closedDays, HOLIDAY],
      shortDays: [...chain.shortDays, { date: SHORT, opens: null, closes: '10:00' }],
    })

    it('OP-03 over the bookings of three customers, two of whom have to be called', async () => {
      keys.set('aatto', (await bookAs('aatto', atNine(HOLIDAY))).bookingKey)
      keys.set('lyhyt', (await bookAs('lyhyt', atNine(SHORT))).bookingKey)
      keys.set('aamu', (await bookAs('aamu', atSeven(SHORT))).bookingKey)
      const dry = await imported(christmas, { dryRun: true })
      const lines = (await imported(christmas)).lines.filter((line) => /booking/.test(line))
      expect(lines).toEqual(dry.lines.filter((line) => /booking/.test(line)))
      expect(lines.join('\n')).toMatch(/bookings that no longer fit: 2 \(2 because of this document\)/)
      expect(await marked(UNFIT)).toBe(2)
    })

    it('OP-03 the marks end when a booking is moved, and when the desk has agreed with its customer', async () => {
      const visitor = await opened(server, keys.get('aatto') ?? '')
      await reserve(visitor, atSeven(ORDINARY))
      await visitor.api.saveBooking()
      expect(await marked(UNFIT)).toBe(1)
      const booking = await referenceOf('lyhyt@example.fi')
      expect((await desk({ command: 'misfit acknowledge', booking })).exit).toBe(0)
      expect(await marked(UNFIT)).toBe(0)
    })
  })

  describe('Tuesday: wrong prices come in and go out', () => {
    const times = (factor: number) => (chain: ChainDocument) => ({
      ...chain,
      products: chain.products.map((one) =>
        Object.assign({}, one, {
          price: one.price === null ? null : Math.round(one.price * factor * 100) / 100,
          normalPrice: null,
          campaign: false,
        }),
      ),
    })
    const pricesInList = async () => (await list()).map((line) => /\d+,\d\d/.exec(line)?.[0])

    it('OP-04 are asked about, tell the visitor on the page, and change no saved booking', async () => {
      const before = await pricesInList()
      expect((await imported(times(10))).exit).toBe(3)
      const visitor = await completeVisitor(server)
      await reserve(visitor, atNine(ORDINARY))
      const shownPrice = shownPriceOf(await visitor.api.getBooking())
      expect((await imported(times(10), { confirmed: true })).exit).toBe(0)
      await expect(visitor.api.saveBooking({ body: { shownPrice } })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
      expect((await imported(times(0.1), { confirmed: true })).exit).toBe(0)
      await visitor.api.saveBooking({ body: { shownPrice } })
      // The new booking has the price that was shown, as the others have theirs.
      expect(new Set([...before, ...(await pricesInList())]).size).toBe(1)
      expect(before).not.toContain(undefined)
      expect(await marked(UNFIT)).toBe(0)
    })
  })

  describe('Wednesday: the mail server is away for a day, and one address is wrong', () => {
    let isAway = true
    const transport = keepingTransport(({ to }: Mail) => {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' })
      if (to.address === 'lyhyt@example.fi')
        throw Object.assign(new Error('550 5.1.1 unknown'), {
          code: 'EENVELOPE',
          command: 'RCPT TO',
          responseCode: 550,
          response: '550 5.1.1 unknown',
        })
    })
    async function pass(hours: number): Promise<void> {
      for (let passed = 0; passed < hours; passed++) {
        await server.db.execute(
          sql`update outbox set created_at = created_at - interval '1 hour', next_attempt_at = next_attempt_at - interval '1 hour'`,
        )
        while ((await dispatchNext(dispatchOf(server, transport), never)) !== 'none');
      }
    }
    const sentTo = (email: string) =>
      transport.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject.split(':')[0])

    it('OP-05 every mail comes once and in order, and the refused one is in the list until it is sent again', async () => {
      await pass(24)
      expect(transport.mails).toEqual([])
      isAway = false
      await pass(2)
      expect(sentTo('aatto@example.fi')).toEqual(['Tilausvahvistus', 'Varauksesi on siirretty'])
      expect(sentTo('aamu@example.fi')).toEqual(['Tilausvahvistus'])
      expect(await marked(REFUSED)).toBe(1)
      const booking = await referenceOf('lyhyt@example.fi')
      expect((await desk({ command: 'mails resend', booking, to: 'oikea@example.fi' })).faults).toEqual([])
      await pass(1)
      expect(sentTo('oikea@example.fi')).toEqual(['Tilausvahvistus'])
      expect(await marked(REFUSED)).toBe(0)
    })
  })

  describe('Thursday: one workshop closes', () => {
    const closing = (chain: ChainDocument) => ({
      ...chain,
      workshops: chain.workshops.map((one) =>
        one.id === 1 ? Object.assign({}, one, { closedDays: [...one.closedDays, ORDINARY] }) : one,
      ),
    })

    it('OP-03 for a day, whose customers are in the list, and it cannot be removed while it has bookings', async () => {
      const lines = (await imported(closing)).lines.join('\n')
      expect(lines).toMatch(/bookings that no longer fit: 2 \(2 because of this document\)/)
      expect(await marked(UNFIT)).toBe(2)
      const without = await imported((chain) => ({ ...chain, workshops: chain.workshops.filter(({ id }) => id !== 1) }))
      expect(without.exit).toBe(1)
      expect(await marked(UNFIT)).toBe(2)
    })
  })
})

// Extra work that was found during a visit: a ticket of a saved booking.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { cartItem } from '#tests/fixtures/cart-item'
import { messages, rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, book, reference } from '#tests/harness/visitors/booked-visitor'
import { accept, decide, openWork, PICTURE, propose } from '#tests/harness/visitors/extra-work'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
let bookingKey = ''
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
  ;({ bookingKey } = await book(server, atSeven('2026-11-24')))
  await server.db.execute(sql`delete from outbox`)
})
afterAll(() => server.close())

const unknown = { status: 404, code: 'UNKNOWN_TICKET' }
const visitor = (): Promise<TestBrowser> => openBrowser(server.app, 'CANCEL_FORM')

async function booked() {
  const [row] = await rows(server, sql`select id::text, version, document, draft from booking`)
  return { id: String(row?.['id']), version: row?.['version'], document: row?.['document'], draft: row?.['draft'] }
}
const proposed = async (): Promise<string> => propose(server.db, (await booked()).id)
/** Everything that a decision changes. */
const state = async () => [
  await rows(server, sql`select done_at, decision, decided_in from service_ticket where booking_id is not null`),
  await booked(),
  (await messages(server)).length,
]

describe('opening extra work', () => {
  it('PU-04 tells what was found and the prices, and neither the customer nor the order', async () => {
    const code = await proposed()
    const browser = await visitor()
    const ticket = await openWork(browser, ` ${code.toLowerCase()} `)
    expect(ticket).toMatchObject({
      registerNumber: 'ABC-123',
      message: 'Löysimme työtä, johon tarvitsemme sinun vastauksesi.',
      expires: '2026-11-27',
      items: [
        {
          description: 'Jarruhuolto',
          product: { id: 1001, provider: 'WORKSHOP' },
          price: { active_price: 169 },
          priceKind: 'maximum',
          urgency: 'now',
          consequence: 'Jarrulevyt vaurioituvat.',
          picture: PICTURE,
        },
        { description: 'Suodattimen vaihto', price: { active_price: 59 } },
        { description: 'Renkaiden urasyvyys on 4 mm.', product: null, price: null },
      ],
    })
    expect(ticket.decision).toBeUndefined()
    const [brakes] = ticket.items
    const params = { id: ticket.id, itemId: brakes?.id ?? 0 }
    expect(await browser.api.serviceTicketInfoRows({ params })).toEqual([
      { heading: 'Mittaustulos', text: 'Kitkapintaa jäljellä 2 mm.' },
    ])
    const session = await browser.api.getBooking()
    expect(session).toMatchObject({
      vehicle: { register_number: 'ABC-123' },
      organization: { id: 1 },
      customer: null,
      order_items: [],
    })
    expect(JSON.stringify([ticket, session])).not.toContain('aino@example.fi')
    // The code is stored as a hash only, so the server cannot repeat the address.
    expect(await browser.api.serviceTicketUrl()).toEqual({ url: '' })
    expect(JSON.stringify(await rows(server, sql`select * from service_ticket`))).not.toContain(code)
  })

  it('PU-04 answers expired, done, unknown and misplaced codes alike', async () => {
    const { id } = await booked()
    const [open, done, ended, cancelled] = [await proposed(), await proposed(), await proposed(), await proposed()]
    const first = await visitor()
    await openWork(first, done)
    await decide(first, done)
    await server.db.execute(sql`
      update service_ticket set expires = '2026-11-22' where code_hash in (
        select code_hash from service_ticket where booking_id = ${id}::uuid order by id offset 2 limit 1)`)
    const other = await book(server, atSeven('2026-11-25'))
    await other.browser.api.cancelBooking(reference(other.bookingKey))
    await server.db.execute(sql`
      update service_ticket set booking_id = (select id from booking where cancelled_at is not null)
      where id = (select max(id) from service_ticket)`)
    const late = createApp({ ...server.options, now: () => '2026-11-28T00:00:00' })
    const browser = await visitor()
    const answers: string[] = []
    for (const [ticketCode, organizationId, usedProcessType] of [
      ['LISATYO-0000', 1, 'CANCEL_FORM'],
      [done, 1, 'CANCEL_FORM'],
      [ended, 1, 'CANCEL_FORM'],
      [cancelled, 1, 'CANCEL_FORM'],
      [open, 2, 'CANCEL_FORM'],
      [open, 1, 'MAINTENANCE'],
      [open, 1, 'TIRE_CHANGE'],
      // The proposal of a visit is no extra work.
      ['HUOLTO-7F3K', 1, 'CANCEL_FORM'],
      ['', 1, 'CANCEL_FORM'],
    ] as const) {
      const body = { ticketCode, organizationId, usedProcessType }
      const response = await browser.send('POST', '/service-ticket/open', {
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      answers.push(`${response.status} ${await response.text()}`)
    }
    expect([...new Set(answers)]).toEqual([
      '404 {"code":"UNKNOWN_TICKET","message":"no such service ticket, or not any more"}',
    ])
    await expect(openWork(await openBrowser(late, 'CANCEL_FORM'), open)).rejects.toMatchObject(unknown)
    expect((await browser.api.getBooking()).vehicle).toBeNull()
    for (const code of [done, ended, cancelled, 'LISATYO-0000'])
      await expect(decide(browser, code)).rejects.toMatchObject(unknown)
  })

  it('PU-04 changes nothing by any GET or by opening', async () => {
    const code = await proposed()
    const before = await state()
    const browser = await visitor()
    const { id, items } = await openWork(browser, code)
    for (const { id: itemId } of items) await browser.api.serviceTicketInfoRows({ params: { id, itemId } })
    await browser.api.separatelySoldItems()
    await browser.api.serviceTicketUrl()
    await browser.api.getBooking()
    for (const path of ['open', 'done', `open?ticketCode=${code}`, `done?ticketCode=${code}`])
      expect((await browser.send('GET', `/service-ticket/${path}`)).status).toBe(405)
    expect(await state()).toEqual(before)
  })

  it('PU-04 releases a time that the session holds, and forgets what it accepted before', async () => {
    const code = await proposed()
    const browser = await visitor()
    await browser.api.openBooking(reference(bookingKey))
    const query = {
      reservation: atSeven('2026-11-26'),
      timeSelectionType: 'EXACT_TIME',
      workshiftPosition: 'MORNING',
    } as const
    expect(await browser.api.reserveTime({ query })).toEqual({ responseCode: 'SUCCESS' })
    const { items } = await openWork(browser, code)
    expect(await rows(server, sql`select 1 from reservation where kind = 'hold'`)).toEqual([])
    await accept(browser, items[0])
    expect((await browser.api.getBooking()).order_items).toHaveLength(1)
    await openWork(browser, code)
    expect((await browser.api.getBooking()).order_items).toEqual([])
  })
})

describe('deciding', () => {
  it('PU-04 adds the accepted work to the booking at the shown price, and records the answer with its time', async () => {
    const code = await proposed()
    const browser = await visitor()
    const { items } = await openWork(browser, code)
    await accept(browser, items[0])
    // The catalogue changes after the booking and after the page was shown: what was agreed keeps its price.
    await server.db.execute(sql`update product set active_cents = active_cents + 1000 where id in (101, 1001, 1103)`)
    await decide(browser, code)
    await server.db.execute(sql`update product set active_cents = active_cents - 1000 where id in (101, 1001, 1103)`)
    const { version, document, draft } = await booked()
    expect(version).toBe(2)
    expect(document).toMatchObject({
      order_items: [
        { product: { id: 101 }, price: { active_price: 249 } },
        { product: { id: 1001 }, price: { active_price: 169 }, stage: 'CD', addedBy: null },
      ],
      price: { active_price: 418 },
      payment: { paid: 0, due: 418 },
    })
    expect(draft).toMatchObject({ cart: [{ productId: 101 }, { productId: 1001, stage: 'CD' }] })
    const [ticket] = await rows(server, sql`select decision from service_ticket where booking_id is not null`)
    expect(ticket?.['decision']).toEqual({
      at: expect.stringMatching(/^2026-11-23T08:00/),
      items: [
        expect.objectContaining({ productId: 1001, isAccepted: true, priceKind: 'maximum' }),
        expect.objectContaining({
          productId: 1103,
          isAccepted: false,
          priceKind: 'fixed',
          price: expect.objectContaining({ active_price: 59 }),
        }),
      ],
      sold: [],
      total: expect.objectContaining({ active_price: 169 }),
      lights: [],
    })
    // The customer sees the row on the booking's page.
    const { order_items } = await (await visitor()).api.openBooking(reference(bookingKey))
    expect(order_items.map(({ description }) => description)).toContain('Jarruhuolto, etu- ja takajarrut')
  })

  it('PU-04 leaves the booking as it is if everything is declined', async () => {
    const code = await proposed()
    const before = await booked()
    const browser = await visitor()
    await openWork(browser, code)
    await decide(browser, code)
    expect(await booked()).toEqual(before)
    expect((await messages(server)).map((message) => Object(message).kind)).toEqual([
      'EXTRA_WORK_PROPOSED',
      'EXTRA_WORK_DECIDED',
      'EXTRA_WORK_DECIDED',
    ])
  })

  it('PU-04 decides once, however often the session repeats its calls', async () => {
    const code = await proposed()
    const browser = await visitor()
    const { items } = await openWork(browser, code)
    await Promise.all([accept(browser, items[1]), accept(browser, items[1])])
    await Promise.all([decide(browser, code), decide(browser, code), decide(browser, code)])
    const after = await state()
    // The response was lost: the session sends everything again, and hears what it has decided.
    const again = await openWork(browser, code)
    expect(again.decision).toEqual({
      at: expect.stringMatching(/^2026-11-23T08:/),
      accepted: [{ id: 1103, provider: 'WORKSHOP' }],
    })
    await accept(browser, items[0])
    await decide(browser, code)
    expect(await state()).toEqual(after)
    expect(after[1]).toMatchObject({ version: 2 })
    expect(after[2]).toBe(3)
    await expect(openWork(await visitor(), code)).rejects.toMatchObject(unknown)
  })

  it('PU-04 lets the first of two sessions decide, and tells the other that the ticket is gone', async () => {
    for (let round = 0; round < 5; round++) {
      await server.db.execute(sql`delete from service_ticket where booking_id is not null`)
      const code = await proposed()
      const sides = [await visitor(), await visitor()]
      const items = await Promise.all(sides.map((side) => openWork(side, code)))
      await Promise.all(sides.map((side, n) => accept(side, items[n]?.items[n])))
      const outcomes = await Promise.allSettled(sides.map((side) => decide(side, code)))
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
      const lost = outcomes[1 - winner]
      expect(lost).toMatchObject({ reason: unknown })
      const [ticket] = await rows(server, sql`select decision from service_ticket where booking_id is not null`)
      const chosen = Object(ticket?.['decision']).items.filter(({ isAccepted }: { isAccepted: boolean }) => isAccepted)
      expect(chosen.map(({ productId }: { productId: number }) => productId)).toEqual([[1001, 1103][winner]])
      await server.db.execute(sql`delete from booking`)
      await server.db.execute(sql`delete from reservation`)
      await book(server, atSeven('2026-11-24'))
    }
  })

  it('PU-04 refuses a decision of a session that has not opened the ticket, and products that it does not offer', async () => {
    const [code, other] = [await proposed(), await proposed()]
    const before = await state()
    const browser = await visitor()
    await expect(decide(browser, code)).rejects.toMatchObject(unknown)
    await openWork(browser, other)
    await expect(decide(browser, code)).rejects.toMatchObject(unknown)
    const add = (item: ReturnType<typeof cartItem>) => browser.api.addBookingRows({ body: [item] })
    await expect(add(cartItem(1501))).rejects.toMatchObject({ status: 400, code: 'UNKNOWN_PRODUCT' })
    await expect(add(cartItem(1001, { amount: 2 }))).rejects.toMatchObject({ status: 400, code: 'BAD_AMOUNT' })
    await expect(browser.api.endVehicleOwnership({ params: { id: 1 } })).rejects.toMatchObject(unknown)
    expect(await state()).toEqual(before)
  })

  it('PU-04 adds a product sold over the counter and a reported warning light, and no product that another one brings', async () => {
    await server.db.execute(sql`
      insert into automatic_product (product_id, added_id)
      select 303, id from product where id = 1003 on conflict do nothing`)
    const code = await proposed()
    const browser = await visitor()
    const { id } = await openWork(browser, code)
    await browser.api.reportWarningLight({ params: { id }, body: { value: 'Rengaspaineet' } })
    await browser.api.addBookingRows({ body: [cartItem(303)] })
    await decide(browser, code)
    expect((await booked()).document).toMatchObject({
      order_items: [{ product: { id: 101 } }, { product: { id: 303 }, stage: 'CD' }],
      symptoms: [{ description: 'Merkkivalo palaa: Rengaspaineet' }],
      price: { active_price: 274 },
    })
  })

  it('PU-04 keeps a visitor who moves the booking meanwhile from losing the accepted work', async () => {
    const code = await proposed()
    const mover = await visitor()
    await mover.api.openBooking(reference(bookingKey))
    const browser = await visitor()
    const { items } = await openWork(browser, code)
    await accept(browser, items[0])
    await decide(browser, code)
    await expect(mover.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'BOOKING_CHANGED' })
  })

  it('PU-04 does not decide on a booking that was cancelled meanwhile', async () => {
    const code = await proposed()
    const browser = await visitor()
    const { items } = await openWork(browser, code)
    await (await visitor()).api.cancelBooking(reference(bookingKey))
    await accept(browser, items[0])
    await expect(decide(browser, code)).rejects.toMatchObject(unknown)
  })
})

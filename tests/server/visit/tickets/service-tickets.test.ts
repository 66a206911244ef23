import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createApp } from '#server/app/app'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { customer } from '#tests/fixtures/customer'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
  // Adds the same proposal again for the same customer, and a tire change ticket of another workshop.
  await server.db.execute(sql`
    insert into service_ticket (id, code, organization_id, process_type, register_number, customer_number, message, expires)
    values
      (4, 'HUOLTO-AGAIN', 1, 'MAINTENANCE', 'A-1', '1', '', '2026-11-23'),
      (5, 'HUOLTO-OTHER', 1, 'MAINTENANCE', 'A-1', '2', '', '2026-11-23'),
      (6, 'HUOLTO-FIRST', 1, 'MAINTENANCE', 'A-1', '1', '', '2026-11-23'),
      (7, 'RENGAS-4W6P', 9, 'TIRE_CHANGE', 'PAK-321', '3', '', '2026-12-01'),
      (8, 'HUOLTO-DONE', 1, 'MAINTENANCE', 'A-1', '4', '', '2026-12-01'),
      (9, 'HUOLTO-SAVED', 1, 'MAINTENANCE', 'KOR-77', '5', '', '2026-12-01')`)
  await server.db.execute(
    sql`insert into service_ticket_item values (71, 7, 'Kausivaihto', 2002), (91, 9, 'Pesu', 303)`,
  )
})
afterAll(() => server.close())

const CODE = 'HUOLTO-7F3K'
const unknown = { status: 404, code: 'UNKNOWN_TICKET' }

const open = (
  { api }: TestBrowser,
  ticketCode = CODE,
  usedProcessType: 'MAINTENANCE' | 'TIRE_CHANGE' = 'MAINTENANCE',
  organizationId = 1,
) => api.openServiceTicket({ body: { ticketCode, organizationId, usedProcessType } })

async function reserve({ api }: TestBrowser): Promise<void> {
  const [day] = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-11-30' } })
  const [slot] = day?.calendarSlots ?? []
  const reservation = `${slot?.startTime}|${slot?.endTime}`
  const query = { reservation, timeSelectionType: 'EXACT_TIME', workshiftPosition: 'MORNING' } as const
  expect(await api.reserveTime({ query })).toEqual({ responseCode: 'SUCCESS' })
}

describe('opening a ticket', () => {
  it('API-01 reading 29: fills vehicle, workshop and cart, and returns the proposal at current prices', async () => {
    const visitor = await openBrowser(server.app)
    const ticket = await open(visitor, ' huolto-7f3k ')
    expect(ticket).toMatchObject({
      id: 1,
      organizationId: 1,
      registerNumber: 'ABC-123',
      expires: '2027-11-23',
      items: [
        { id: 11, product: { id: 101, provider: 'WORKSHOP' }, price: { active_price: 249 } },
        { id: 12, product: { id: 1002 }, price: { active_price: 95 } },
        { id: 13, description: 'Seuraa etujarrupalojen kulumista', product: null, price: null },
      ],
    })
    expect(JSON.stringify(ticket)).not.toContain('500101')
    const booking = await visitor.api.getBooking()
    expect(booking).toMatchObject({
      vehicle: { register_number: 'ABC-123', make: 'Toyota', kilometers: 84_500 },
      kilometers: 84_500,
      organization: { id: 1 },
      price: { active_price: 344 },
    })
    expect(booking.order_items.map(({ product }) => product.id)).toEqual([101, 1002])
  })

  it('replaces the cart with the ticket’s products, and keeps the notes', async () => {
    const visitor = await openBrowser(server.app)
    await visitor.api.searchVehicle({ body: { registerNumber: 'KOR-77', kilometers: 5 } })
    const body = [cartItem(1501)]
    await visitor.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
    await visitor.api.saveNotes({ body: { value: 'Avain on lokerossa' } })
    await open(visitor)
    const { order_items: rows, notes, vehicle } = await visitor.api.getBooking()
    expect(rows.map(({ product }) => product.id)).toEqual([101, 1002])
    expect([notes, vehicle?.register_number]).toEqual(['Avain on lokerossa', 'ABC-123'])
  })

  it('a tire change ticket opens only in its process, and only for its workshop or the chain', async () => {
    const visitor = await openBrowser(server.app, 'TIRE_CHANGE')
    const otherProcess = { status: 409, code: 'OTHER_PROCESS' }
    await expect(open(visitor, 'RENGAS-4W6P', 'MAINTENANCE')).rejects.toMatchObject(otherProcess)
    await expect(open(visitor, 'RENGAS-4W6P', 'TIRE_CHANGE', 2)).rejects.toMatchObject(unknown)
    expect(await open(visitor, 'RENGAS-4W6P', 'TIRE_CHANGE', 9)).toMatchObject({ organizationId: 9 })
    expect(await visitor.api.orderItemsByStage({ query: { stage: 'TIRES' } })).toMatchObject([
      { product: { id: 2002 } },
    ])
    expect(await visitor.api.serviceTicketUrl()).toEqual({ url: '/renkaanvaihto?serviceTicket=RENGAS-4W6P' })
  })

  it.each(['HUOLTO-5X8T', 'HUOLTO-2D9M', 'HUOLTO-0000', ''])('%j is refused like an unknown ticket', async (code) => {
    const visitor = await openBrowser(server.app)
    await expect(open(visitor, code)).rejects.toMatchObject(unknown)
    expect((await visitor.api.getBooking()).vehicle).toBeNull()
  })

  it('opens on its last day, and not on the day after', async () => {
    const visitor = await openBrowser(server.app)
    expect(await open(visitor, 'HUOLTO-OTHER')).toMatchObject({ id: 5, expires: '2026-11-23' })
    const tomorrow = createApp({ ...server.options, now: () => '2026-11-24T00:00:00' })
    const late = await openBrowser(tomorrow)
    await expect(open(late, 'HUOLTO-OTHER')).rejects.toMatchObject(unknown)
    await expect(late.api.markServiceTicketDone({ body: { ticketCode: 'HUOLTO-OTHER' } })).rejects.toMatchObject(
      unknown,
    )
  })

  it('is refused while a time is reserved', async () => {
    const visitor = await openBrowser(server.app)
    await open(visitor)
    await reserve(visitor)
    const reserved = { status: 409, code: 'TIME_RESERVED' }
    await expect(open(visitor)).rejects.toMatchObject(reserved)
    await expect(visitor.api.endVehicleOwnership({ params: { id: 1 } })).rejects.toMatchObject(reserved)
  })
})

describe('calls on an open ticket', () => {
  it('API-01 reading 29: returns the info rows of an item of this ticket only', async () => {
    const { api, ...visitor } = await openBrowser(server.app)
    const rows = (id: number, itemId: number) => api.serviceTicketInfoRows({ params: { id, itemId } })
    await expect(rows(1, 12)).rejects.toMatchObject(unknown)
    await open({ api, ...visitor })
    expect(await rows(1, 12)).toEqual([{ heading: 'Mittaustulos', text: expect.stringContaining('165 °C') }])
    expect(await rows(1, 11)).toHaveLength(2)
    await expect(rows(1, 21)).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_ITEM' })
    await expect(rows(1, 1e12)).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_ITEM' })
    await expect(rows(2, 21)).rejects.toMatchObject(unknown)
  })

  it('API-01 reading 29: adds a reported warning light to the symptoms, once', async () => {
    const visitor = await openBrowser(server.app)
    const { api } = visitor
    const report = (id: number, value: string) => api.reportWarningLight({ params: { id }, body: { value } })
    await expect(report(1, 'ABS')).rejects.toMatchObject(unknown)
    await open(visitor)
    await api.saveSymptoms({ body: [{ id: null, description: 'Kolisee' }] })
    await report(1, ' ABS ')
    await report(1, 'ABS')
    expect((await api.getBooking()).symptoms).toEqual([
      { id: 1, description: 'Kolisee' },
      { id: 2, description: 'Merkkivalo palaa: ABS' },
    ])
    await expect(report(2, 'ABS')).rejects.toMatchObject(unknown)
    await expect(report(1, '  ')).rejects.toMatchObject({ status: 400, code: 'BAD_WARNING_LIGHT' })
    await expect(report(1, 'x'.repeat(101))).rejects.toMatchObject({ status: 400, code: 'TOO_LONG' })
  })

  it('API-01 reading 29: ending the ownership closes that customer’s tickets for the vehicle, and no others', async () => {
    const visitor = await openBrowser(server.app)
    const { api } = visitor
    await expect(api.endVehicleOwnership({ params: { id: 4 } })).rejects.toMatchObject(unknown)
    await open(visitor, 'HUOLTO-FIRST')
    await api.endVehicleOwnership({ params: { id: 6 } })
    expect(await api.getBooking()).toMatchObject({ vehicle: null, kilometers: null, order_items: [] })
    await expect(api.serviceTicketUrl()).rejects.toMatchObject(unknown)
    for (const code of ['HUOLTO-FIRST', 'HUOLTO-AGAIN'])
      await expect(open(visitor, code)).rejects.toMatchObject(unknown)
    expect(await open(visitor, 'HUOLTO-OTHER')).toMatchObject({ id: 5 })
  })

  it('API-01 reading 29: returns the ticket’s URL while the session has the same vehicle', async () => {
    const visitor = await openBrowser(server.app)
    await expect(visitor.api.serviceTicketUrl()).rejects.toMatchObject(unknown)
    await open(visitor)
    const url = { url: `/huolto?serviceTicket=${CODE}` }
    expect(await visitor.api.serviceTicketUrl()).toEqual(url)
    await visitor.api.searchVehicle({ body: { registerNumber: 'abc-123', kilometers: 1 } })
    expect(await visitor.api.serviceTicketUrl()).toEqual(url)
    await visitor.api.searchVehicle({ body: { registerNumber: 'KOR-77', kilometers: 1 } })
    await expect(visitor.api.serviceTicketUrl()).rejects.toMatchObject(unknown)
  })
})

describe('a done ticket', () => {
  it('API-01 reading 29: no longer opens, and can be marked as done twice', async () => {
    const { api, ...visitor } = await openBrowser(server.app)
    const done = (ticketCode: string) => api.markServiceTicketDone({ body: { ticketCode } })
    await done('huolto-done')
    await done('HUOLTO-DONE')
    await expect(open({ api, ...visitor }, 'HUOLTO-DONE')).rejects.toMatchObject(unknown)
    await expect(done('HUOLTO-0000')).rejects.toMatchObject(unknown)
    await expect(done('HUOLTO-5X8T')).rejects.toMatchObject(unknown)
  })

  it('can be marked as done after the booking is saved', async () => {
    const visitor = await openBrowser(server.app)
    const { api } = visitor
    await open(visitor, 'HUOLTO-SAVED')
    await reserve(visitor)
    await api.saveCustomer({ body: customer() })
    await api.saveBooking()
    await expect(api.reportWarningLight({ params: { id: 9 }, body: { value: 'ABS' } })).rejects.toMatchObject({
      status: 412,
    })
    await api.markServiceTicketDone({ body: { ticketCode: 'HUOLTO-SAVED' } })
    await expect(open(await openBrowser(server.app), 'HUOLTO-SAVED')).rejects.toMatchObject(unknown)
  })
})

it('API-01 reading 29: lists the separately sold items', async () => {
  const { api } = await openBrowser(server.app)
  const sold = await api.separatelySoldItems()
  expect(sold.map(({ product, price }) => [product.id, price?.active_price])).toEqual([
    [303, 25],
    [1201, 19],
    [1204, 35],
    [2104, 39],
  ])
})

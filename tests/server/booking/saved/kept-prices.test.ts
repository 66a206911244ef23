/** A saved booking keeps the prices it was made at, whatever the chain imports and whatever else of it is changed. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readChain } from '#server/chain/export'
import type { Booking } from '#shared/api/nouns/booking'
import { cartItem } from '#tests/fixtures/cart-item'
import { rows } from '#tests/harness/database/rows'
import {
  changed,
  importChain,
  importDocument,
  keepChain,
  pricedAt,
  withCode,
  withoutProduct,
} from '#tests/harness/servers/import-chain'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, completeVisitor, opened, reserve } from '#tests/harness/visitors/booked-visitor'
import { accept, decide, openWork, propose } from '#tests/harness/visitors/extra-work'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { CAR, carsOut, pickedUpOn, setCars } from '#tests/harness/visitors/replacement-cars'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  for (const table of ['reservation', 'booking', 'outbox'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
keepChain(() => server.db)
afterAll(() => server.close())

const stage = { stage: 'DEFAULT' }
const add =
  (...ids: readonly number[]) =>
  ({ api }: TestBrowser) =>
    api.addProductsToCart({ query: stage, body: ids.map((id) => cartItem(id)) })

/** Books a service of 249 € on a Tuesday at nine, with more. Resolves to the booking's key. */
async function book(...more: readonly ((visitor: TestBrowser) => Promise<unknown>)[]): Promise<string> {
  const visitor = await completeVisitor(server)
  for (const step of more) await step(visitor)
  const { start, end } = await firstSlot(visitor, '2026-11-24')
  await reserve(visitor, `${start}|${end}`)
  return (await visitor.api.saveBooking()).bookingKey ?? ''
}
async function firstSlot({ api }: TestBrowser, date: string) {
  const [day] = await api.freeTimes({ query: { start: date, end: date } })
  const { startTime: start = '', endTime: end = '' } = day?.calendarSlots[0] ?? {}
  return { start, end }
}

/** The saved booking as anybody reads it who opens it. */
async function saved(bookingKey: string): Promise<Booking> {
  const { api } = await openBrowser(server.app)
  return api.openBooking({
    query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' },
  })
}
const pricesOf = ({ order_items: items, price }: Booking) => [
  ...items.map(({ description, price: own }) => `${description} ${own?.active_price} ${own?.kind}`),
  price?.active_price,
]
const note = ({ api }: TestBrowser) => api.saveNotes({ body: { value: 'Avain luukkuun' } })

/** Changes the opened booking, and checks that the session showed what the save then stored. */
async function change(bookingKey: string, ...steps: readonly ((visitor: TestBrowser) => Promise<unknown>)[]) {
  const visitor = await opened(server, bookingKey)
  for (const step of steps) await step(visitor)
  const shown = pricesOf(await visitor.api.getBooking())
  const { booking } = await visitor.api.saveBooking()
  expect(booking && pricesOf(booking)).toEqual(shown)
  return saved(bookingKey)
}
const SERVICE = 'Perushuolto (öljynvaihtohuolto)'

describe('RC-20 a saved booking keeps', () => {
  it('its price, its words and what the price promises, whether a note, the time or the rows change', async () => {
    const key = await book()
    await importChain(
      server.db,
      changed(101, { price: 949, normalPrice: null, description: 'Kallis huolto', priceKind: 'fixed' }),
      pricedAt(303, 30),
    )
    const kept = `${SERVICE} 249 undefined`
    expect(pricesOf(await change(key, note))).toEqual([kept, 249])
    expect(pricesOf(await change(key, (visitor) => reserve(visitor, atNine('2026-11-25'))))).toEqual([kept, 249])
    const released = (visitor: TestBrowser) => visitor.api.removeReservation()
    const later = async (visitor: TestBrowser) => {
      const { start, end } = await firstSlot(visitor, '2026-11-26')
      await reserve(visitor, `${start}|${end}`)
    }
    // A row that is added now has today's price, and keeps it from then on.
    expect(pricesOf(await change(key, released, add(303), later))).toEqual([kept, 'Ulkopesu 30 undefined', 279])
    await importChain(server.db, pricedAt(303, 60))
    expect(pricesOf(await change(key, note))).toEqual([kept, 'Ulkopesu 30 undefined', 279])
  })

  it('a row that the chain sells no more, with its price and its minutes', async () => {
    const key = await book()
    await importChain(server.db, withoutProduct(101))
    expect(pricesOf(await change(key, note))).toEqual([`${SERVICE} 249 undefined`, 249])
    const moving = await opened(server, key)
    const { start, end } = await firstSlot(moving, '2026-11-25')
    expect([start.slice(11), end.slice(11)]).toEqual(['07:00:00', '08:30:00'])
    await reserve(moving, `${start}|${end}`)
    await moving.api.saveBooking()
    expect(pricesOf(await saved(key))).toEqual([`${SERVICE} 249 undefined`, 249])
  })

  it('a price that is agreed later', async () => {
    await importChain(server.db, pricedAt(101, null))
    const key = await book()
    await importChain(server.db, pricedAt(101, 949))
    expect((await change(key, note)).price).toMatchObject({ undefined: true, active_price: 0 })
  })

  it('what its discount code took off, also from what is added after the code has ended', async () => {
    const key = await book(({ api }) => api.saveCampaignCode({ body: { value: 'HUOLTO10' } }))
    await importChain(server.db, withCode('HUOLTO10', null), pricedAt(101, 949), pricedAt(1003, 50))
    const discount = async () => (await saved(key)).discounts
    expect(await discount()).toMatchObject([{ code: 'HUOLTO10', saved: 24.9 }])
    expect((await change(key, note)).price).toMatchObject({ normal_price: 249, active_price: 224.1 })
    expect(await discount()).toMatchObject([{ code: 'HUOLTO10', saved: 24.9 }])
    const instead = async (visitor: TestBrowser) => {
      await visitor.api.removeReservation()
      await add(1003)(visitor)
      const { start, end } = await firstSlot(visitor, '2026-11-25')
      await reserve(visitor, `${start}|${end}`)
    }
    expect((await change(key, instead)).price).toMatchObject({ normal_price: 299, active_price: 269.1 })
    const removed = await change(key, ({ api }) => api.saveCampaignCode({ body: { value: null } }))
    expect(removed.price).toMatchObject({ normal_price: 299, active_price: 299 })
    // A code that comes again takes off what it takes off then.
    await importChain(server.db, withCode('HUOLTO10', 20))
    const again = await change(key, ({ api }) => api.saveCampaignCode({ body: { value: 'HUOLTO10' } }))
    expect(again.price).toMatchObject({ active_price: 239.2 })
  })

  it('what a product brought along, though the chain sells neither any more', async () => {
    const key = await book(add(1403))
    const brought = (await saved(key)).order_items.find(({ addedBy }) => addedBy === 1403)
    expect(brought).toMatchObject({ product: { id: 9001 }, price: { active_price: 9.9 } })
    await importChain(server.db, withoutProduct(1403), withoutProduct(9001))
    const without = async (visitor: TestBrowser) => {
      await visitor.api.removeProductsFromCart({ query: stage, body: [cartItem(101)] })
    }
    const after = await change(key, without)
    expect(after.order_items.map(({ product, addedBy }) => [product.id, addedBy])).toEqual([
      [1403, null],
      [9001, 1403],
    ])
    expect(after.price).toMatchObject({ active_price: 138.9 })
  })

  it('the price of a day of its replacement car, which stays reserved, when the loan becomes longer', async () => {
    await setCars(server, 1)
    const key = await book(add(CAR))
    await importChain(server.db, pricedAt(CAR, 90), withoutProduct(CAR))
    const longer = async (visitor: TestBrowser) => {
      await visitor.api.saveReservationDetails(pickedUpOn('2026-11-27'))
      await reserve(visitor, atSeven('2026-11-25'))
    }
    const after = await change(key, longer)
    const [, car] = after.order_items
    expect(car).toMatchObject({ amount: 3, display_description: expect.stringMatching(/3 päivää, 45,00\s€ päivässä/) })
    expect(after.price).toMatchObject({ active_price: 249 + 3 * 45 })
    expect(after.replacement_car).toEqual({ start: '2026-11-25', end: '2026-11-27' })
    expect((await carsOut(server)).map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
  })

  it('its rows when extra work is accepted, and the price of that work from then on', async () => {
    const key = await book()
    await importChain(server.db, pricedAt(101, 949))
    const [row] = await rows(server, sql`select id::text from booking`)
    const code = await propose(server.db, String(row?.['id']))
    const answering = await openBrowser(server.app, 'CANCEL_FORM')
    const { items } = await openWork(answering, code)
    await accept(answering, items[0])
    await importChain(server.db, pricedAt(1001, 999))
    await decide(answering, code)
    expect((await saved(key)).price).toMatchObject({ active_price: 249 + 169 })
    await importChain(server.db, withoutProduct(101), pricedAt(1001, 1999))
    expect((await change(key, note)).price).toMatchObject({ active_price: 249 + 169 })
  })

  it('its prices if a version before saved it, which stored none', async () => {
    const key = await book(({ api }) => api.saveCampaignCode({ body: { value: 'HUOLTO10' } }))
    // No visitor can save a booking as an earlier version did.
    await server.db.execute(sql`update booking set draft = draft - 'agreed'`)
    await importChain(server.db, pricedAt(101, 949), withCode('HUOLTO10', null))
    const after = await change(key, note)
    expect(after.price).toMatchObject({ normal_price: 249, active_price: 224.1 })
    expect(after.discounts).toMatchObject([{ code: 'HUOLTO10', saved: 24.9 }])
  })
})

it('RC-20 a product that the chain does not sell any more is not saved, and does not come back later', async () => {
  const visitor = await completeVisitor(server)
  await add(303)(visitor)
  const { start, end } = await firstSlot(visitor, '2026-11-24')
  await reserve(visitor, `${start}|${end}`)
  const chain = await readChain(server.db)
  await importChain(server.db, withoutProduct(303))
  const { bookingKey } = await visitor.api.saveBooking()
  await importDocument(server.db, chain)
  expect(pricesOf(await change(bookingKey ?? '', note))).toEqual([`${SERVICE} 249 undefined`, 249])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShownPrice } from '#shared/api/nouns/shown-price'
import { shownPriceOf } from '#shared/booking-facts/shown-price'
import { cartItem } from '#tests/fixtures/cart-item'
import { countRows } from '#tests/harness/database/rows'
import {
  changed,
  importChain,
  keepChain,
  pricedAt,
  withCode,
  withoutProduct,
} from '#tests/harness/servers/import-chain'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor, opened } from '#tests/harness/visitors/booked-visitor'
import { doSteps } from '#tests/harness/visitors/fill-booking'
import type { TestBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
keepChain(() => server.db)
afterAll(() => server.close())

const stage = { stage: 'DEFAULT' }

/** A visitor who only has to send the booking, and the price that the page has shown. */
async function ready(more: (visitor: TestBrowser) => Promise<unknown> = async () => undefined) {
  const visitor = await completeVisitor(server)
  await more(visitor)
  await doSteps(visitor.api, ['TIME'])
  return { visitor, shownPrice: shownPriceOf(await visitor.api.getBooking()) }
}

const save = ({ api }: TestBrowser, shownPrice: ShownPrice) => api.saveBooking({ body: { shownPrice } })
/** Saves the booking and returns the server's new price, which the refusal must tell. */
async function refused(visitor: TestBrowser, shownPrice: ShownPrice): Promise<ShownPrice> {
  const before = await countRows(server, 'booking')
  const error: { status: number; code: string; body: { newPrice: ShownPrice } } = await save(visitor, shownPrice).then(
    () => Promise.reject(new Error('it was saved')),
    (reason) => reason,
  )
  expect(error).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
  expect(await countRows(server, 'booking')).toBe(before)
  return error.body.newPrice
}

describe('saving a booking at the price that was shown', () => {
  it('RC-20 is announced, and saves nothing at another price until the visitor has seen it', async () => {
    const { visitor, shownPrice } = await ready()
    expect((await visitor.api.settings()).extensions).toContain('shownPrice')
    await importChain(server.db, pricedAt(101, 949))
    const newPrice = await refused(visitor, shownPrice)
    expect(newPrice).toMatchObject({ total: 949, undefined: false, rows: [{ product: { id: 101 }, price: 949 }] })
    expect(newPrice).toEqual(shownPriceOf(await visitor.api.getBooking()))
    // Nothing of the refused save has happened: the time is still held.
    const { booking } = await save(visitor, newPrice)
    expect(booking?.price).toMatchObject({ active_price: 949 })
    // A repeated call tells the saved booking, whatever price it names.
    expect((await save(visitor, shownPrice)).booking?.price).toMatchObject({ active_price: 949 })
  })

  it('RC-20 saves at the current price if the page does not tell what it showed', async () => {
    const { visitor } = await ready()
    await importChain(server.db, pricedAt(101, 259))
    expect((await visitor.api.saveBooking()).booking?.price).toMatchObject({ active_price: 259 })
  })

  it.each([
    ['cheaper', pricedAt(101, 199), { total: 199 }],
    ['agreed later', pricedAt(101, null), { total: null, undefined: true }],
    ['fixed', changed(101, { priceKind: 'fixed' }), { total: 249, kind: 'fixed' }],
    ['an estimate', changed(101, { priceKind: 'estimate', allowedExcessPercent: 15 }), { total: 249 }],
    ['gone', withoutProduct(101), { rows: [] }],
  ])('RC-20 refuses a price that has become %s', async (_, change, now) => {
    const { visitor, shownPrice } = await ready()
    await importChain(server.db, change)
    expect(await refused(visitor, shownPrice)).toMatchObject(now)
  })

  it('RC-20 refuses other rows with the same total', async () => {
    const add = ({ api }: TestBrowser) => api.addProductsToCart({ query: stage, body: [cartItem(303)] })
    const { visitor, shownPrice } = await ready(add)
    await importChain(server.db, pricedAt(101, 254), pricedAt(303, 20))
    expect((await refused(visitor, shownPrice)).total).toBe(shownPrice.total)
  })

  it.each([
    ['ended', null, { total: 249, discounts: [] }],
    ['other', 5, { total: 236.55, discounts: [{ code: 'HUOLTO10', saved: 12.45 }] }],
  ])('RC-20 refuses an %s discount code', async (_, percent, now) => {
    const redeem = ({ api }: TestBrowser) => api.saveCampaignCode({ body: { value: 'HUOLTO10' } })
    const { visitor, shownPrice } = await ready(redeem)
    expect(shownPrice.total).toBe(224.1)
    await importChain(server.db, withCode('HUOLTO10', percent))
    expect(await refused(visitor, shownPrice)).toMatchObject(now)
  })

  it('RC-20 another name, or another normal price beside it, is no other price', async () => {
    const { visitor, shownPrice } = await ready()
    await importChain(server.db, changed(101, { description: 'Öljynvaihtohuolto', normalPrice: 299, campaign: true }))
    expect((await save(visitor, shownPrice)).booking?.price).toMatchObject({ active_price: 249 })
  })

  it('RC-20 a changed booking is compared too, with the prices that it keeps', async () => {
    const { visitor, shownPrice } = await ready()
    const { bookingKey } = await save(visitor, shownPrice)
    await importChain(server.db, pricedAt(101, 949))
    const changing = await opened(server, bookingKey ?? '')
    expect(shownPriceOf(await changing.api.getBooking())).toEqual(shownPrice)
    expect(await refused(changing, { ...shownPrice, total: 949 })).toEqual(shownPrice)
    expect((await save(changing, shownPrice)).booking?.price).toMatchObject({ active_price: 249 })
  })
})

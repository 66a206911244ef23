import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import { OrderItem } from '#shared/api/nouns/order'
import { Price } from '#shared/api/nouns/price'
import { orderLines, serviceFact, totalAmount } from './order'
import { isCampaign, isPartialTotal, priceOf } from './prices'

const item = (id: number | string, addedBy: number | string | null = null) =>
  create({ product: { id }, addedBy }, OrderItem)
const rowsOf = (items: OrderItem[]) =>
  orderLines(items).map(({ item: one, parent }) => [one.product.id, parent?.product.id ?? null])

it('SV-16 puts added items directly after the item that added them', () => {
  expect(rowsOf([item(1), item(2), item(3), item(8, 2), item(9, '1')])).toEqual([
    [1, null],
    [9, 1],
    [2, null],
    [8, 2],
    [3, null],
  ])
})

it('SV-16 keeps each row, also of a missing parent and of items that name each other', () => {
  expect(rowsOf([item(9, 7), item(1)])).toEqual([
    [9, null],
    [1, null],
  ])
  expect(rowsOf([item(1, 2), item(2, 1)])).toHaveLength(2)
  expect(rowsOf([item('null'), item(1)])).toEqual([
    ['null', null],
    [1, null],
  ])
})

const price = (value: object): Price => create(value, Price)
const booking = (value: object): Booking => create(value, Booking)
const priced = (value: object) => ({ product: { id: 1 }, price: value })
const amountOf = (of: Price | null) => priceOf(of)?.euros ?? null
const amountBefore = (of: Price | null) => priceOf(of)?.before ?? null

describe('prices', () => {
  it('SV-14 are the active price, or else the normal one, and null if the price is agreed later', () => {
    expect(amountOf(price({ active_price: 39, normal_price: 59 }))).toBe(39)
    expect(amountOf(price({ normal_price: 59 }))).toBe(59)
    expect(amountOf(price({ active_price: 0 }))).toBe(0)
    expect(amountOf(price({ active_price: 0, undefined: true }))).toBeNull()
    expect(amountOf(price({}))).toBeNull()
    expect(amountOf(null)).toBeNull()
  })

  it('SV-14 have a former amount only in a campaign, and only if the normal price is higher', () => {
    const campaign = { active_price: 39, normal_price: 59, has_public_campaign: true }
    expect(amountBefore(price(campaign))).toBe(59)
    expect(amountBefore(price({ ...campaign, has_public_campaign: false }))).toBeNull()
    expect(amountBefore(price({ ...campaign, normal_price: 39 }))).toBeNull()
    expect(amountBefore(price({ ...campaign, normal_price: null }))).toBeNull()
    expect(amountBefore(price({ ...campaign, undefined: true }))).toBeNull()
    expect(amountBefore(null)).toBeNull()
  })

  it('SV-14 have no total of zero while a product has no price', () => {
    const unknown = priced({ undefined: true })
    expect(totalAmount(booking({ price: { active_price: 0 }, order_items: [unknown] }))).toBeNull()
    expect(totalAmount(booking({ price: { active_price: 249 }, order_items: [unknown] }))).toBe(249)
    expect(totalAmount(booking({ price: { active_price: 0 }, order_items: [priced({ active_price: 0 })] }))).toBe(0)
    expect(totalAmount(booking({ order_items: [priced({ active_price: 5 })] }))).toBeNull()
    expect(totalAmount(booking({}))).toBe(0)
    // RC-03: a server may send a price of zero for an order without products.
    const described = { symptoms: [{ description: 'Jarrut vinkuvat' }], price: { active_price: 0 } }
    expect(totalAmount(booking(described))).toBeNull()
    expect(totalAmount(booking({ notes: 'Huomio', price: { active_price: 0 } }))).toBeNull()
  })

  it('SV-14 make a partial total if a product has no price', () => {
    expect(isPartialTotal(booking({ order_items: [priced({ undefined: true })] }))).toBe(true)
    expect(isPartialTotal(booking({ price: { undefined: true } }))).toBe(true)
    expect(isPartialTotal(booking({ order_items: [priced({ active_price: 5 })] }))).toBe(false)
  })
})

describe('LW-05 the price that a reduced one is compared with', () => {
  const campaign = { active_price: 39, normal_price: 59, has_public_campaign: true }
  const comparedWith = (value: object) => {
    const known = priceOf(price(value))
    return known && [known.before, known.isLowest, isCampaign(price(value))]
  }

  it('is the lowest one of 30 days where the server gives it', () => {
    expect(comparedWith({ ...campaign, is_goods: true, lowest_price_30_days: 49 })).toEqual([49, true, true])
    expect(comparedWith({ ...campaign, lowest_price_30_days: 49 })).toEqual([49, true, true])
  })

  it('is missing for goods without it, and for a price that was as low', () => {
    expect(comparedWith({ ...campaign, is_goods: true })).toEqual([null, true, false])
    expect(comparedWith({ ...campaign, is_goods: true, lowest_price_30_days: 39 })).toEqual([null, true, false])
    expect(comparedWith({ ...campaign, is_goods: true, lowest_price_30_days: 'x' })).toEqual([null, true, false])
    expect(comparedWith({ ...campaign, has_public_campaign: false, lowest_price_30_days: 49 })).toEqual([
      null,
      true,
      false,
    ])
  })

  it('is the normal one for work', () => {
    expect(comparedWith(campaign)).toEqual([59, false, true])
    expect(comparedWith({ ...campaign, is_goods: false })).toEqual([59, false, true])
  })
})

it('SV-13 names an item by its display description, or else by its description', () => {
  const [named, plain] = booking({
    order_items: [
      { product: { id: 1 }, description: 'SVC-1', display_description: 'Perushuolto' },
      { product: { id: 2 }, description: 'SVC-2' },
    ],
  }).order_items
  expect([named, plain].map((one) => one && serviceFact({ item: one, parent: null }).name)).toEqual([
    'Perushuolto',
    'SVC-2',
  ])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCart, cartRequestFor } from './cart'
import { extraRow, priceOf, rowsOf, totalPrice } from './pricing'
import type { Product } from '../catalog/product'
import { product } from '#tests/fixtures/product'

const all = [
  product(1, 1010),
  product(2, 2020),
  product(3, null),
  product(4, 3900, { normalCents: 5900, campaign: true }),
]
const rows = (products: readonly Product[], percentOff = 0, amount = 1) => {
  const items = products.map((one) => cartRequestFor(one, { amount }))
  return rowsOf(addToCart([], items, 'DEFAULT'), products, percentOff)
}
const total = (ids: number[], percentOff = 0) =>
  totalPrice(
    rows(
      all.filter((one) => ids.includes(one.id)),
      percentOff,
    ),
  )

it('sums without floating-point errors', () => {
  expect(total([1, 2])?.active_price).toBe(30.3)
})

it('an empty order has no price, and one of open prices only is zero and marked as undefined', () => {
  expect(total([])).toBeNull()
  expect(total([3])).toMatchObject({ active_price: 0, undefined: true })
})

it('marks a campaign in the total, and does not apply a discount to the normal price', () => {
  expect(total([1, 4])).toEqual({ normal_price: 69.1, active_price: 49.1, has_public_campaign: true, undefined: false })
  expect(total([1], 15)).toMatchObject({ normal_price: 10.1, active_price: 8.59 })
})

it('sends no price and no campaign if the price is agreed later', () => {
  const open = { normal_price: null, active_price: null, has_public_campaign: false, undefined: true }
  expect(priceOf(product(3, null, { normalCents: 100, campaign: true }), 15, 2)).toEqual(open)
  expect(total([1, 3])).toMatchObject({ active_price: 10.1, undefined: true })
  expect(total([1, 2])).toMatchObject({ undefined: false })
})

it('uses the active price as normal price if a product has none', () => {
  expect(priceOf(product(1, 1010, { normalCents: null }), 10, 2)).toMatchObject({
    normal_price: 20.2,
    active_price: 18.18,
  })
})

it('LW-04 LW-05 says what a price promises and what goods are compared with, if the chain does', () => {
  expect(Object.keys(priceOf(product(1, 1010)))).toEqual([
    'normal_price',
    'active_price',
    'has_public_campaign',
    'undefined',
  ])
  const estimate = { priceKind: 'estimate', excessPercent: 15 } as const
  expect(priceOf(product(1, 1010, estimate))).toMatchObject({ kind: 'estimate', allowed_excess_percent: 15 })
  const goods = { normalCents: 5900, campaign: true, goods: true, lowestCents: 4950 }
  expect(priceOf(product(1, 3900, goods), 10, 2)).toMatchObject({
    active_price: 70.2,
    is_goods: true,
    lowest_price_30_days: 99,
  })
  expect(priceOf(product(1, null, { ...estimate, ...goods }))).not.toHaveProperty('kind')
})

it('gives an extra row its own price and no campaign', () => {
  const price = { normal_price: 12.5, active_price: 12.5, has_public_campaign: false, undefined: false }
  expect(extraRow({ id: 1, description: 'Pientarvikkeet', cents: 1250 }).price).toEqual(price)
})

it('copies the cart line’s fields to the row, and skips a product that is no longer sold', () => {
  const said = { calculatorId: 7, parameters: [{ parameterCode: 'A', selectedValue: 'b' }], customizations: ['x'] }
  const cart = addToCart([], [cartRequestFor(product(9, 100)), cartRequestFor(product(1, 100), said)], 'TIRES')
  expect(rowsOf(cart, all)).toEqual([
    {
      ...said,
      product: { id: 1, provider: 'WORKSHOP' },
      description: 'Tuote 1',
      display_description: 'Tuote 1',
      price: priceOf(product(1, 1010)),
      stage: 'TIRES',
      amount: 1,
      addedBy: null,
    },
  ])
})

it('shows the amount in a row and prices the whole amount', () => {
  const [row] = rows([product(1, 11_900)], 0, 4)
  expect(row).toMatchObject({ amount: 4, description: 'Tuote 1', display_description: 'Tuote 1, 4 kpl' })
  expect(row?.price.active_price).toBe(476)
})

describe('for any order', () => {
  const cents = (euros: number | null | undefined) => Math.round((euros ?? 0) * 100)
  const price = fc.option(fc.nat(10_000_000))
  const products = fc
    .array(fc.record({ normal: fc.nat(10_000_000), active: price }), { maxLength: 20 })
    .map((prices) => prices.map(({ normal, active }, index) => product(index + 1, active, { normalCents: normal })))
  const amount = fc.integer({ min: 1, max: 99 })
  const percent = fc.integer({ min: 0, max: 100 })

  it('every price is in whole cents', () => {
    fc.assert(
      fc.property(products, amount, percent, (some, many, off) => {
        for (const { price: one } of rows(some, off, many))
          for (const euros of [one.normal_price, one.active_price])
            expect(euros === null || cents(euros) / 100 === euros).toBe(true)
      }),
    )
  })

  it('the total is the exact sum of rows and extra rows', () => {
    fc.assert(
      fc.property(products, fc.nat(100_000), amount, percent, (some, extra, many, off) => {
        const extras = [extraRow({ id: 1, description: '', cents: extra })]
        const known = some.map((one) => cents(priceOf(one, off).active_price) * many)
        const sum = known.reduce((one, other) => one + other, extra)
        expect(cents(totalPrice([...rows(some, off, many), ...extras])?.active_price)).toBe(sum)
      }),
    )
  })

  it('a larger discount never costs more, 100 % costs nothing, and the normal price never changes', () => {
    fc.assert(
      fc.property(products, amount, percent, percent, (some, many, one, other) => {
        const at = (off: number) => totalPrice(rows(some, off, many))
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(at(more)?.active_price ?? 0).toBeLessThanOrEqual(at(less)?.active_price ?? 0)
        expect(at(100)?.active_price ?? 0).toBe(0)
        expect(at(more)?.normal_price).toBe(at(0)?.normal_price)
      }),
    )
  })
})

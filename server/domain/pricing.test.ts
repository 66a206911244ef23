import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCart, wishFor } from './cart'
import { extraPrice, priceOf, rowsOf, totalPrice } from './pricing'
import type { Product } from './product'
import { exampleProduct as product } from '#tests/harness/example-product'

const all = [
  product(1, 1010),
  product(2, 2020),
  product(3, null),
  product(4, 3900, { normalCents: 5900, campaign: true }),
]
const rows = (products: readonly Product[], percentOff = 0, amount = 1) => {
  const wishes = products.map((one) => wishFor(one, { amount }))
  return rowsOf(addToCart([], wishes, 'DEFAULT'), products, percentOff)
}
const total = (ids: number[], percentOff = 0) =>
  totalPrice(
    rows(
      all.filter((one) => ids.includes(one.id)),
      percentOff,
    ),
  )

it('sums without the errors of binary fractions', () => {
  expect(total([1, 2])?.active_price).toBe(30.3)
})

it('an empty order has no price, one of open prices only has zero and says so', () => {
  expect(total([])).toBeNull()
  expect(total([3])).toMatchObject({ active_price: 0, undefined: true })
})

it('a campaign shows in the total, and a discount leaves the normal price', () => {
  expect(total([1, 4])).toEqual({ normal_price: 69.1, active_price: 49.1, has_public_campaign: true, undefined: false })
  expect(total([1], 15)).toMatchObject({ normal_price: 10.1, active_price: 8.59 })
})

it('a price that is agreed later is none, and no campaign', () => {
  const open = { normal_price: null, active_price: null, has_public_campaign: false, undefined: true }
  expect(priceOf(product(3, null, { normalCents: 100, campaign: true }), 15, 2)).toEqual(open)
  expect(total([1, 3])).toMatchObject({ active_price: 10.1, undefined: true })
  expect(total([1, 2])).toMatchObject({ undefined: false })
})

it('a product without a normal price of its own has the one that it is sold for', () => {
  expect(priceOf(product(1, 1010, { normalCents: null }), 10, 2)).toMatchObject({
    normal_price: 20.2,
    active_price: 18.18,
  })
})

it('an extra row costs what it costs, in no campaign', () => {
  const price = { normal_price: 12.5, active_price: 12.5, has_public_campaign: false, undefined: false }
  expect(extraPrice({ id: 1, description: 'Pientarvikkeet', cents: 1250 })).toEqual(price)
})

it('a row has all that it was added with, and a product that is no longer sold has none', () => {
  const said = { calculatorId: 7, parameters: [{ parameterCode: 'A', selectedValue: 'b' }], customizations: ['x'] }
  const cart = addToCart([], [wishFor(product(9, 100)), wishFor(product(1, 100), said)], 'TIRES')
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

it('a row says how many there are and has the price of all of them', () => {
  const [row] = rows([product(1, 11_900)], 0, 4)
  expect(row).toMatchObject({ amount: 4, description: 'Tuote 1', display_description: 'Tuote 1, 4 kpl' })
  expect(row?.price.active_price).toBe(476)
})

describe('whatever is ordered', () => {
  const cents = (euros: number | null | undefined) => Math.round((euros ?? 0) * 100)
  const price = fc.option(fc.nat(10_000_000))
  const products = fc
    .array(fc.record({ normal: fc.nat(10_000_000), active: price }), { maxLength: 20 })
    .map((prices) => prices.map(({ normal, active }, index) => product(index + 1, active, { normalCents: normal })))
  const amount = fc.integer({ min: 1, max: 99 })
  const percent = fc.integer({ min: 0, max: 100 })

  it('every price is a number of whole cents', () => {
    fc.assert(
      fc.property(products, amount, percent, (some, many, off) => {
        for (const { price: one } of rows(some, off, many))
          for (const euros of [one.normal_price, one.active_price])
            expect(euros === null || cents(euros) / 100 === euros).toBe(true)
      }),
    )
  })

  it('the total is the sum of its rows and extra rows, to the cent', () => {
    fc.assert(
      fc.property(products, fc.nat(100_000), amount, percent, (some, extra, many, off) => {
        const extras = [{ price: extraPrice({ id: 1, description: '', cents: extra }) }]
        const known = some.map((one) => cents(priceOf(one, off).active_price) * many)
        const sum = known.reduce((one, other) => one + other, extra)
        expect(cents(totalPrice([...rows(some, off, many), ...extras])?.active_price)).toBe(sum)
      }),
    )
  })

  it('a larger discount never costs more, a whole one costs nothing, and none changes the normal price', () => {
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

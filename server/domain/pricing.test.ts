import { expect, it } from 'vitest'
import { addToCart, removeFromCart } from './cart'
import { rowsOf, totalPrice } from './pricing'
import type { Product } from './product'

const product = (id: number, activeCents: number | null, changes: Partial<Product> = {}): Product => ({
  id,
  provider: 'WORKSHOP',
  description: `Tuote ${id}`,
  normalCents: activeCents,
  activeCents,
  campaign: false,
  minutes: 30,
  infoDescription: null,
  subRows: [],
  calculatorId: id,
  ...changes,
})
const all = [
  product(1, 1010),
  product(2, 2020),
  product(3, null),
  product(4, 3900, { normalCents: 5900, campaign: true }),
]
const total = (ids: number[], percentOff = 0) =>
  totalPrice(
    rowsOf(
      addToCart(
        [],
        all.filter((one) => ids.includes(one.id)),
        'DEFAULT',
      ),
      all,
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

it('a product is in the cart once, and goes by number or by text', () => {
  const cart = addToCart(addToCart([], all, 'DEFAULT'), all, 'TIRES')
  expect(cart).toHaveLength(4)
  expect(cart.every((line) => line.stage === 'DEFAULT')).toBe(true)
  expect(removeFromCart(cart, [{ productId: '1', provider: 'WORKSHOP' }])).toHaveLength(3)
  expect(removeFromCart(cart, [{ productId: 1, provider: 'TIRE_PACKAGER' }])).toHaveLength(4)
})

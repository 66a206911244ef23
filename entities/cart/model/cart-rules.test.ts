import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { OrderItem } from '#shared/api/nouns/order'
import { cartItem, cartKeys, productKey } from './cart-rules'

const listed = { product: { id: 7, provider: 'WORKSHOP' }, description: 'Perushuolto', calculatorId: null }

it('productKey identifies a product by id and provider', () => {
  const keys = [
    { id: 1, provider: 'A' },
    { id: 1, provider: 'B' },
    { id: 2, provider: 'A' },
  ].map(productKey)
  expect(new Set(keys).size).toBe(3)
  expect(productKey({ id: '1', provider: 'A' })).toBe(keys[0])
})

it('SV-04 cartItem adds one of a product, with the calculator id if it has one', () => {
  const plain = { productId: 7, provider: 'WORKSHOP', amount: 1, description: 'Perushuolto' }
  expect(cartItem(listed)).toEqual(plain)
  expect(cartItem({ ...listed, calculatorId: 0 })).toEqual({ ...plain, calculatorId: 0 })
  expect(Object.keys(cartItem(listed))).not.toContain('calculatorId')
})

it('SV-16 cartKeys ignores products added by another product', () => {
  const item = (id: number, addedBy: number | null) => create({ product: { id, provider: 'W' }, addedBy }, OrderItem)
  expect(cartKeys([item(1, null), item(2, 1), item(3, null)])).toEqual(new Set(['W:1', 'W:3']))
})

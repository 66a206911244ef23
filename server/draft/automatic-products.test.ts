import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '#tests/fixtures/product'
import type { Addition } from '../catalog/product'
import { withAutomatic } from './automatic-products'
import { addToCart, removeFromCart, cartRequestFor } from './cart'

const FEE = 9
const fee = product(FEE, 990)
const additions: Addition[] = [1, 2].map((productId) => ({ productId, addedId: FEE }))
const chosen = (...ids: number[]) =>
  addToCart(
    [],
    ids.map((id) => cartRequestFor(product(id, 100))),
    'DEFAULT',
  )
const complete = (cart: Parameters<typeof withAutomatic>[0]) => withAutomatic(cart, [fee], additions)
const ids = (cart: readonly { productId: number }[]) => cart.map((line) => line.productId)

it('adds an automatic product once if several products add it, and records the first', () => {
  const cart = complete(chosen(3, 2, 1))
  expect(ids(cart)).toEqual([3, 2, 1, FEE])
  expect(cart[3]).toEqual({ ...cartRequestFor(fee), stage: 'DEFAULT', addedBy: 2 })
})

it('removes an automatic product with the last product that adds it', () => {
  const cart = complete(chosen(1, 2))
  const less = complete(removeFromCart(cart, [{ productId: 1, provider: '' }]))
  expect(less.map((line) => [line.productId, line.addedBy])).toEqual([
    [2, null],
    [FEE, 2],
  ])
  expect(complete(removeFromCart(less, [{ productId: 2, provider: '' }]))).toEqual([])
})

it('keeps an automatic product that is removed alone', () => {
  const cart = complete(chosen(1))
  expect(complete(removeFromCart(cart, [{ productId: FEE, provider: 'WORKSHOP' }]))).toEqual(cart)
})

it('keeps a product that the visitor chose as the visitor’s own choice', () => {
  const cart = complete(addToCart(complete(chosen(1)), [cartRequestFor(fee, { amount: 2 })], 'EXTRA'))
  expect(cart[1]).toEqual({ ...cartRequestFor(fee, { amount: 2 }), stage: 'EXTRA', addedBy: null })
  expect(ids(complete(removeFromCart(cart, [{ productId: 1, provider: '' }])))).toEqual([FEE])
})

it('ignores an automatic product that is not sold', () => {
  expect(ids(withAutomatic(chosen(1), [], additions))).toEqual([1])
})

describe('for any cart and any additions', () => {
  const id = fc.integer({ min: 1, max: 6 })
  const cart = fc.uniqueArray(id).map((list) => chosen(...list))
  const links = fc.array(fc.record({ productId: id, addedId: fc.integer({ min: 5, max: 9 }) }), { maxLength: 12 })
  const shop = [5, 6, 7, 8, 9].map((one) => product(one, 100))

  it('keeps the chosen lines first and unchanged, and links each added line to a chosen one', () => {
    fc.assert(
      fc.property(cart, links, (lines, list) => {
        const whole = withAutomatic(lines, shop, list)
        expect(whole.slice(0, lines.length)).toEqual(lines)
        for (const { productId, addedBy } of whole.slice(lines.length)) {
          expect(ids(lines)).toContain(addedBy)
          expect(list).toContainEqual({ productId: addedBy, addedId: productId })
        }
      }),
    )
  })

  it('adds each automatic product exactly once and is idempotent', () => {
    fc.assert(
      fc.property(cart, links, (lines, list) => {
        const whole = withAutomatic(lines, shop, list)
        expect(new Set(ids(whole)).size).toBe(whole.length)
        const brought = list.filter(({ productId }) => ids(lines).includes(productId)).map(({ addedId }) => addedId)
        expect(ids(whole)).toEqual(expect.arrayContaining(brought))
        expect(withAutomatic(whole, shop, list)).toEqual(whole)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleProduct as product } from '#tests/harness/example-product'
import { withAutomatic, type Addition } from './automatic-products'
import { addToCart, removeFromCart, wishFor } from './cart'

const FEE = 9
const fee = product(FEE, 990)
const additions: Addition[] = [1, 2].map((productId) => ({ productId, addedId: FEE }))
const chosen = (...ids: number[]) =>
  addToCart(
    [],
    ids.map((id) => wishFor(product(id, 100))),
    'DEFAULT',
  )
const complete = (cart: Parameters<typeof withAutomatic>[0]) => withAutomatic(cart, [fee], additions)
const ids = (cart: readonly { productId: number }[]) => cart.map((line) => line.productId)

it('comes once, however many bring it, and names the first', () => {
  const cart = complete(chosen(3, 2, 1))
  expect(ids(cart)).toEqual([3, 2, 1, FEE])
  expect(cart[3]).toEqual({ ...wishFor(fee), stage: 'DEFAULT', addedBy: 2 })
})

it('goes with the last that brings it', () => {
  const cart = complete(chosen(1, 2))
  const less = complete(removeFromCart(cart, [{ productId: 1, provider: '' }]))
  expect(less.map((line) => [line.productId, line.addedBy])).toEqual([
    [2, null],
    [FEE, 2],
  ])
  expect(complete(removeFromCart(less, [{ productId: 2, provider: '' }]))).toEqual([])
})

it('does not go alone', () => {
  const cart = complete(chosen(1))
  expect(complete(removeFromCart(cart, [{ productId: FEE, provider: 'WORKSHOP' }]))).toEqual(cart)
})

it('stays the visitor’s own where it was chosen as such', () => {
  const cart = complete(addToCart(complete(chosen(1)), [wishFor(fee, { amount: 2 })], 'EXTRA'))
  expect(cart[1]).toEqual({ ...wishFor(fee, { amount: 2 }), stage: 'EXTRA', addedBy: null })
  expect(ids(complete(removeFromCart(cart, [{ productId: 1, provider: '' }])))).toEqual([FEE])
})

it('is not sold where the shop does not have it', () => {
  expect(ids(withAutomatic(chosen(1), [], additions))).toEqual([1])
})

describe('whatever is in the cart', () => {
  const id = fc.integer({ min: 1, max: 6 })
  const cart = fc.uniqueArray(id).map((list) => chosen(...list))
  const links = fc.array(fc.record({ productId: id, addedId: fc.integer({ min: 5, max: 9 }) }), { maxLength: 12 })
  const shop = [5, 6, 7, 8, 9].map((one) => product(one, 100))

  it('what was chosen stays as it was, in front; what came along was brought by something that is there', () => {
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

  it('nothing is there twice, nothing that belongs there is missing, and doing it again changes nothing', () => {
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleProduct as product } from '#tests/harness/example-product'
import { addToCart, isAmount, productOf, removeFromCart, wholeLine, wishFor, workMinutes, type CartWish } from './cart'

const all = [product(1, 100), product(2, 100), product(3, 100), product(4, 100)]
const wishes = all.map((one) => wishFor(one))

it('a product is in the cart once, and goes by number or by text', () => {
  const cart = addToCart(addToCart([], wishes, 'DEFAULT'), wishes, 'TIRES')
  expect(cart).toHaveLength(4)
  expect(cart.every((line) => line.stage === 'DEFAULT')).toBe(true)
  expect(removeFromCart(cart, [{ productId: '1', provider: 'WORKSHOP' }])).toHaveLength(3)
  expect(removeFromCart(cart, [{ productId: 1, provider: 'TIRE_PACKAGER' }])).toHaveLength(4)
})

it('an empty provider stands for whichever sells the product', () => {
  expect(productOf(all, { productId: '2', provider: '' })?.id).toBe(2)
  expect(productOf(all, { productId: 2, provider: 'TIRE_PACKAGER' })).toBeUndefined()
})

it('added again it takes over what is said now, and stays where it is', () => {
  const said = {
    amount: 4,
    calculatorId: 7,
    parameters: [{ parameterCode: 'A', selectedValue: 'b' }],
    customizations: ['x'],
  }
  const [first, second] = addToCart(addToCart([], wishes, 'DEFAULT'), [wishFor(product(1, 100), said)], 'TIRES')
  expect(first).toEqual({ ...said, productId: 1, provider: 'WORKSHOP', stage: 'DEFAULT', addedBy: null })
  expect(second?.productId).toBe(2)
})

it('what came along by itself becomes a choice where it is added, in the stage it is added for', () => {
  const [wish = wishFor(product(1, 100))] = wishes
  const brought = { ...wish, stage: 'DEFAULT', addedBy: 9 }
  expect(addToCart([brought], [wish], 'TIRES')).toEqual([{ ...wish, stage: 'TIRES', addedBy: null }])
})

it('a wish is for one, without words, unless they are said; a line of an older server likewise', () => {
  const plain = {
    productId: 1,
    provider: 'WORKSHOP',
    amount: 1,
    calculatorId: null,
    parameters: [],
    customizations: [],
  }
  expect(wishFor(product(1, 100))).toEqual(plain)
  const older: Parameters<typeof wholeLine>[0] = JSON.parse('{"productId":1,"provider":"WORKSHOP","stage":"DEFAULT"}')
  expect(wholeLine(older)).toEqual({ ...plain, stage: 'DEFAULT', addedBy: null })
  expect(wholeLine({ ...plain, stage: 'TIRES', amount: 4, addedBy: 2 })).toMatchObject({ amount: 4, addedBy: 2 })
})

it('what another provider sells under the same number is another product', () => {
  const [own, other] = [wishFor({ id: 1, provider: 'WORKSHOP' }), wishFor({ id: 1, provider: 'TIRE_PACKAGER' })]
  expect(addToCart([], [own, other], 'DEFAULT').map((line) => line.provider)).toEqual(['WORKSHOP', 'TIRE_PACKAGER'])
})

it('of 1 to 99 whole ones', () => {
  expect([1, 99].every(isAmount)).toBe(true)
  expect([0, -1, 100, 1.5, Number.NaN, Infinity].some(isAmount)).toBe(false)
})

it('work takes as long as all of it', () => {
  const cart = addToCart([], [wishFor(product(1, 100), { amount: 3 }), wishFor(product(9, 100))], 'DEFAULT')
  expect(workMinutes(cart, [product(1, 100, { minutes: 20 })])).toBe(60)
})

describe('whatever is added', () => {
  const wish: fc.Arbitrary<CartWish> = fc
    .record({ id: fc.integer({ min: 1, max: 6 }), amount: fc.integer({ min: 1, max: 99 }) })
    .map(({ id, amount }) => wishFor({ id, provider: id % 2 === 0 ? 'WORKSHOP' : 'TIRE_PACKAGER' }, { amount }))
  const some = fc.array(wish, { maxLength: 12 })
  const keys = (list: readonly { productId: number }[]) => list.map((one) => one.productId)

  it('each product is there once, in the order it first came', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const cart = addToCart(addToCart([], one, 'DEFAULT'), other, 'TIRES')
        expect(keys(cart)).toEqual([...new Set(keys([...one, ...other]))])
      }),
    )
  })

  it('a call sent twice changes nothing more', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const once = addToCart(addToCart([], one, 'DEFAULT'), other, 'TIRES')
        expect(addToCart(once, other, 'TIRES')).toEqual(once)
      }),
    )
  })

  it('what is removed is gone, and nothing else', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const cart = addToCart([], one, 'DEFAULT')
        expect(removeFromCart(cart, other)).toEqual(cart.filter((line) => !keys(other).includes(line.productId)))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '#tests/fixtures/product'
import {
  addToCart,
  isAmount,
  productOf,
  removeFromCart,
  withLineDefaults,
  cartRequestFor,
  withoutReplaced,
  workMinutes,
  type CartRequest,
} from './cart'

const all = [product(1, 100), product(2, 100), product(3, 100), product(4, 100)]
const items = all.map((one) => cartRequestFor(one))

it('adds a product once, and removes it by a number or a text id', () => {
  const cart = addToCart(addToCart([], items, 'DEFAULT'), items, 'TIRES')
  expect(cart).toHaveLength(4)
  expect(cart.every((line) => line.stage === 'DEFAULT')).toBe(true)
  expect(removeFromCart(cart, [{ productId: '1', provider: 'WORKSHOP' }])).toHaveLength(3)
  expect(removeFromCart(cart, [{ productId: 1, provider: 'TIRE_PACKAGER' }])).toHaveLength(4)
})

it('an empty provider matches any provider of the product', () => {
  expect(productOf(all, { productId: '2', provider: '' })?.id).toBe(2)
  expect(productOf(all, { productId: 2, provider: 'TIRE_PACKAGER' })).toBeUndefined()
})

it('replaces the fields of a product that is added again, and keeps its position', () => {
  const said = {
    amount: 4,
    calculatorId: 7,
    parameters: [{ parameterCode: 'A', selectedValue: 'b' }],
    customizations: ['x'],
  }
  const [first, second] = addToCart(addToCart([], items, 'DEFAULT'), [cartRequestFor(product(1, 100), said)], 'TIRES')
  expect(first).toEqual({ ...said, productId: 1, provider: 'WORKSHOP', stage: 'DEFAULT', addedBy: null })
  expect(second?.productId).toBe(2)
})

it('turns an automatic product that the visitor adds into a choice, in the new stage', () => {
  const [item = cartRequestFor(product(1, 100))] = items
  const brought = { ...item, stage: 'DEFAULT', addedBy: 9 }
  expect(addToCart([brought], [item], 'TIRES')).toEqual([{ ...item, stage: 'TIRES', addedBy: null }])
})

it('defaults to an amount of one and no choices, also for lines stored by an older server', () => {
  const plain = {
    productId: 1,
    provider: 'WORKSHOP',
    amount: 1,
    calculatorId: null,
    parameters: [],
    customizations: [],
  }
  expect(cartRequestFor(product(1, 100))).toEqual(plain)
  const older: Parameters<typeof withLineDefaults>[0] = JSON.parse(
    '{"productId":1,"provider":"WORKSHOP","stage":"DEFAULT"}',
  )
  expect(withLineDefaults(older)).toEqual({ ...plain, stage: 'DEFAULT', addedBy: null })
  expect(withLineDefaults({ ...plain, stage: 'TIRES', amount: 4, addedBy: 2 })).toMatchObject({ amount: 4, addedBy: 2 })
})

it('treats the same id of another provider as another product', () => {
  const [own, other] = [
    cartRequestFor({ id: 1, provider: 'WORKSHOP' }),
    cartRequestFor({ id: 1, provider: 'TIRE_PACKAGER' }),
  ]
  expect(addToCart([], [own, other], 'DEFAULT').map((line) => line.provider)).toEqual(['WORKSHOP', 'TIRE_PACKAGER'])
})

it('accepts whole amounts from 1 to 99 only', () => {
  expect([1, 99].every(isAmount)).toBe(true)
  expect([0, -1, 100, 1.5, Number.NaN, Infinity].some(isAmount)).toBe(false)
})

it('sums the minutes of all pieces, and skips unknown products', () => {
  const cart = addToCart(
    [],
    [cartRequestFor(product(1, 100), { amount: 3 }), cartRequestFor(product(9, 100))],
    'DEFAULT',
  )
  expect(workMinutes(cart, [product(1, 100, { minutes: 20 })])).toBe(60)
})

describe('for any products', () => {
  const item: fc.Arbitrary<CartRequest> = fc
    .record({ id: fc.integer({ min: 1, max: 6 }), amount: fc.integer({ min: 1, max: 99 }) })
    .map(({ id, amount }) => cartRequestFor({ id, provider: id % 2 === 0 ? 'WORKSHOP' : 'TIRE_PACKAGER' }, { amount }))
  const some = fc.array(item, { maxLength: 12 })
  const keys = (list: readonly { productId: number }[]) => list.map((one) => one.productId)

  it('keeps each product once, in the order of its first addition', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const cart = addToCart(addToCart([], one, 'DEFAULT'), other, 'TIRES')
        expect(keys(cart)).toEqual([...new Set(keys([...one, ...other]))])
      }),
    )
  })

  it('adding is idempotent', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const once = addToCart(addToCart([], one, 'DEFAULT'), other, 'TIRES')
        expect(addToCart(once, other, 'TIRES')).toEqual(once)
      }),
    )
  })

  it('removes exactly the given products', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const cart = addToCart([], one, 'DEFAULT')
        expect(removeFromCart(cart, other)).toEqual(cart.filter((line) => !keys(other).includes(line.productId)))
      }),
    )
  })
})

it('a product replaces an earlier one of its exclusion group, and leaves other products', () => {
  const cart = addToCart([], items, 'DEFAULT')
  const groups = new Map([
    [1, 'service'],
    [3, 'service'],
    [4, 'gas'],
  ])
  const idsOf = (lines: typeof cart) => lines.map(({ productId }) => productId)
  expect(idsOf(withoutReplaced([], cart, groups))).toEqual([2, 3, 4])
  expect(withoutReplaced([], cart, new Map())).toEqual(cart)
  // Chosen together before the chain had groups.
  expect(idsOf(withoutReplaced(cart.slice(0, 3), cart, groups))).toEqual([1, 2, 3, 4])
})

it('an automatic product replaces nothing', () => {
  const [first, second] = addToCart([], items, 'DEFAULT')
  if (!first || !second) throw new Error('The cart is empty')
  const groups = new Map([
    [1, 'service'],
    [2, 'service'],
  ])
  const automatic = { ...second, addedBy: 1 }
  expect(withoutReplaced([first], [first, automatic], groups)).toContainEqual(first)
  // It does once the visitor chooses it.
  expect(withoutReplaced([first, automatic], [first, second], groups)).toEqual([second])
})

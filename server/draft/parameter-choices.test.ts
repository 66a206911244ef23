import { expect, it } from 'vitest'
import { product } from '#tests/fixtures/product'
import { addToCart, cartRequestFor } from './cart'
import { choicesAfter, choicesOfCart, withChoice } from './parameter-choices'

const choice = (productId: number, parameterId: number, choiceId: number) => ({
  productId,
  provider: 'WORKSHOP',
  parameterId,
  parameterType: 'CHOICE',
  choiceId,
})

it('keeps the last choice of a parameter, and the choices of other parameters', () => {
  const made = [choice(1, 1, 11), choice(1, 2, 21), choice(2, 1, 11), choice(1, 1, 12)]
  const kept = made.reduce<typeof made>((list, one) => withChoice(list, one), [])
  expect(kept).toEqual([choice(1, 2, 21), choice(2, 1, 11), choice(1, 1, 12)])
})

it('returns only choices for products in the cart', () => {
  const cart = addToCart([], [cartRequestFor(product(1, 100))], 'DEFAULT')
  expect(choicesOfCart([choice(1, 1, 11), choice(2, 1, 11)], cart)).toEqual([choice(1, 1, 11)])
})

it('drops the choices of a removed product, and keeps those of a product not added yet', () => {
  const [line] = addToCart([], [cartRequestFor(product(1, 100))], 'DEFAULT')
  if (!line) throw new Error('the cart is empty')
  const other = { ...line, productId: 2 }
  const choices = [choice(1, 1, 11), choice(2, 1, 11), choice(3, 1, 11)]
  expect(choicesAfter(choices, [line, other], [other])).toEqual([choice(2, 1, 11), choice(3, 1, 11)])
  expect(choicesAfter(choices, [], [line])).toEqual(choices)
})

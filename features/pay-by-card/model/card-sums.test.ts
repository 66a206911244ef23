import { expect, it } from 'vitest'
import { cardSums } from './card-sums'

it.each([
  [0, 249, { due: 249, excess: 0 }],
  [249, 249, { due: 0, excess: 0 }],
  [249, 288.1, { due: 39.1, excess: 0 }],
  [249, 0, { due: 0, excess: 249 }],
  [0.3, 0.1, { due: 0, excess: 0.2 }],
  [null, 249, { due: 0, excess: 0 }],
  [249, null, { due: 0, excess: 0 }],
])('RC-10 compares %s euros paid with a price of %s', (paid, price, sums) => {
  expect(cardSums(paid, price)).toEqual(sums)
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inCents, inEuros, vatOf } from './money'

const cents = fc.integer({ min: 0, max: 100_000_000 })

it('euros and cents say the same', () => {
  fc.assert(fc.property(cents, (amount) => inCents(inEuros(amount)) === amount))
})

it('the tax of 125,50 € is 25,50 €, and the rest of any price is taxed to the price again', () => {
  expect(vatOf(12_550)).toBe(2550)
  fc.assert(
    fc.property(cents, (amount) => {
      const net = amount - vatOf(amount)
      return Math.abs(net * 1.255 - amount) < 1
    }),
  )
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inCents, inEuros, vatOf } from './money'

const cents = fc.integer({ min: 0, max: 100_000_000 })

it('converts cents to euros and back without loss', () => {
  fc.assert(fc.property(cents, (amount) => inCents(inEuros(amount)) === amount))
})

it('computes 25,50 € VAT of 125,50 €, and net price plus VAT gives any price again', () => {
  expect(vatOf(12_550)).toBe(2550)
  fc.assert(
    fc.property(cents, (amount) => {
      const net = amount - vatOf(amount)
      return Math.abs(net * 1.255 - amount) < 1
    }),
  )
})

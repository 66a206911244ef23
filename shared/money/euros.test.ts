import { expect, it } from 'vitest'
import { formatNumber } from '../text/numbers'
import { formatEuros } from './euros'

it.each([
  [89, '89,00\u00a0€'],
  [0.5, '0,50\u00a0€'],
  [1000, '1\u00a0000,00\u00a0€'],
  [1_234_567.891, '1\u00a0234\u00a0567,89\u00a0€'],
  [0, '0,00\u00a0€'],
])('RT-14 formats %d euros with a decimal comma and no-break spaces', (amount, text) =>
  expect(formatEuros(amount)).toBe(text),
)

it('RT-14 groups thousands with no-break spaces', () => {
  expect(formatNumber(118_400)).toBe('118\u00a0400')
  expect(formatNumber(999)).toBe('999')
})

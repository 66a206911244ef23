import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardStateAfter, type CardState } from './card-state'

const after = (returns: readonly string[]): CardState => returns.reduce<CardState>(cardStateAfter, 'STARTED')

it('a return of code 0 is paid, any other is not', () => {
  expect(after(['0'])).toBe('PAID')
  expect(after(['1'])).toBe('FAILED')
  expect(after(['00'])).toBe('FAILED')
  expect(after(['1', '0'])).toBe('PAID')
})

it('whatever returns come, in whatever order and however often, the state says whether one of them was paid', () => {
  const returns = fc.array(fc.constantFrom('0', '1', '2', '4', '10'), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(returns, (codes) => {
      expect(after(codes)).toBe(codes.includes('0') ? 'PAID' : 'FAILED')
      expect(after(codes.toReversed())).toBe(after(codes))
    }),
  )
})

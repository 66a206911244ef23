import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardStateAfter } from '../sections/payments/card/rules/card-state'
import type { CardState } from './card-payment'

const after = (says: readonly CardState[]): CardState => says.reduce<CardState>(cardStateAfter, 'STARTED')

it('keeps a payment PAID once it was paid, for any sequence of reports', () => {
  const says = fc.array(fc.constantFrom<CardState>('STARTED', 'PAID', 'FAILED'), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(says, (all) => {
      expect(after(all)).toBe(all.includes('PAID') ? 'PAID' : all.at(-1))
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activeAmountSetting, creditFor } from './credit-terms'
import type { CreditAmount } from '../../../../providers/financing'

const amounts: readonly CreditAmount[] = [
  { id: 1, minCents: 10_000, maxCents: 50_000, amountCents: 50_000 },
  { id: 2, minCents: 50_000, maxCents: 150_000, amountCents: 150_000 },
]

it.each([
  [9_999, null],
  [10_000, 1],
  [49_999, 1],
  [50_000, 2],
  [149_999, 2],
  [150_000, null],
])('reading 15: selects for a price of %i cents the setting %s', (price, id) => {
  expect(activeAmountSetting(amounts, price)?.id ?? null).toBe(id)
})

it('reading 15: selects exactly one of adjacent settings within their range, and none outside', () => {
  const edges = fc.uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(edges, fc.integer({ min: 0, max: 1_000_000 }), (unsorted, price) => {
      const sorted = unsorted.sort((one, other) => one - other)
      const row = sorted
        .slice(1)
        .map((maxCents, id) => ({ id, minCents: sorted[id] ?? 0, maxCents, amountCents: maxCents }))
      const active = activeAmountSetting(row, price)
      const inside = price >= (sorted[0] ?? 0) && price < (sorted.at(-1) ?? 0)
      expect(active !== null).toBe(inside)
      expect(active === null || (active.minCents <= price && price < active.maxCents)).toBe(true)
      expect(activeAmountSetting(row.toReversed(), price)).toEqual(active)
    }),
  )
})

it('CR-01 offers no credit below the minimum price, without a matching setting or without terms', () => {
  expect(creditFor({ minimumCents: 20_000, amounts }, 19_999)).toBeNull()
  expect(creditFor({ minimumCents: 20_000, amounts }, 20_000)).toBe(50_000)
  expect(creditFor({ minimumCents: 20_000, amounts }, 150_000)).toBeNull()
  expect(creditFor(null, 20_000)).toBeNull()
})

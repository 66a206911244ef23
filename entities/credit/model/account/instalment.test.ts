import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalmentOf } from './instalment'

const settings = (months: string | null, interest: string | null, fee: string | null) => ({
  instalmentMonths: months,
  instalmentInterest: interest,
  instalmentFee: fee,
})

describe('the instalment per month', () => {
  it.each([
    [600, settings('12', '0', '0'), 50],
    [100, settings('3', '0', '0'), 33.34],
    [627, settings('12', '0', '5'), 57.25],
    [1000, settings('12', '12', '0'), 88.85],
    [600, settings(' 12 ', '0,0', '2,50'), 52.5],
  ])('of the price %s with %j is %s', (price, set, amount) => {
    expect(instalmentOf(price, set)?.amount).toBe(amount)
  })

  it.each([
    settings(null, '0', '0'),
    settings('12', null, '0'),
    settings('12', '0', null),
    settings('0', '0', '0'),
    settings('1.5', '0', '0'),
    settings('-12', '0', '0'),
    settings('12', 'x', '0'),
    settings('12', '0', ''),
    settings('12', 'n. 5', '0'),
    settings('12', '5 %', '0'),
    settings('12', '0', '5e'),
    settings('12', '-5', '0'),
    settings('12', '5e1', '0'),
  ])('is null with %j', (set) => {
    expect(instalmentOf(600, set)).toBeNull()
  })

  it('is null for a price of zero or less', () => {
    for (const price of [0, -5]) expect(instalmentOf(price, settings('12', '0', '5'))).toBeNull()
  })

  it('pays at least the price over all months', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 60 }), fc.nat({ max: 30 }), (euros, months, interest) => {
        const { amount } = instalmentOf(euros, settings(`${months}`, `${interest}`, '0')) ?? { amount: 0 }
        expect(amount * months).toBeGreaterThanOrEqual(euros - 1e-6)
      }),
    )
  })
})

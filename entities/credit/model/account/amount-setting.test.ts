import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeSetting } from './amount-setting'

const settings = [
  { id: 1, minPrice: 100, maxPrice: 500, amount: 500 },
  { id: 2, minPrice: 500, maxPrice: 1500, amount: 1500 },
]
const active = (price: number | null, minimum: number | null = 100) =>
  activeSetting({ minimum, settings }, price)?.amount ?? null

describe('CR-01 CR-05 reading 15: the active amount setting', () => {
  it.each([
    [null, null],
    [0, null],
    [99.99, null],
    [100, 500],
    [499.99, 500],
    [500, 1500],
    [1499.99, 1500],
    [1500, null],
  ])('for a price of %s has the amount %s', (price, amount) => {
    expect(active(price)).toBe(amount)
  })

  it('is null below the minimum and without a minimum', () => {
    expect([active(199.99, 200), active(200, 200), active(200, null)]).toEqual([null, 500, null])
  })

  it('is always the setting whose range contains the price', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3000, noNaN: true }), (price) => {
        const setting = activeSetting({ minimum: 0, settings }, price)
        const holding = settings.filter(({ minPrice, maxPrice }) => price >= minPrice && price < maxPrice)
        expect(setting === null ? [] : [setting]).toEqual(holding)
      }),
    )
  })
})

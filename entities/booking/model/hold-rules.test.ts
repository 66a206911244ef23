import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesToShow, msUntilChange } from './hold-rules'

const MINUTE = 60_000

it.each([
  [10 * MINUTE, null],
  [3 * MINUTE + 1, null],
  [3 * MINUTE, 3],
  [2 * MINUTE + 1, 3],
  [2 * MINUTE, 2],
  [MINUTE, 1],
  [1, 1],
  [0, 0],
  [-5 * MINUTE, 0],
])('reading 31: with %s ms left shows %s minutes', (left, minutes) => {
  expect(minutesToShow(left)).toBe(minutes)
})

it('reading 31: schedules each update for the moment when the shown minutes change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 * MINUTE }), (left) => {
      const wait = msUntilChange(left) ?? Number.NaN
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(left)
      const shown = minutesToShow(left)
      expect(minutesToShow(left - wait + 1)).toBe(shown)
      expect(left === wait || minutesToShow(left - wait) !== shown).toBe(true)
    }),
  )
  expect([msUntilChange(0), msUntilChange(-1)]).toEqual([null, null])
  expect([3 * MINUTE + 1, 3 * MINUTE, 3 * MINUTE - 1].map(msUntilChange)).toEqual([1, MINUTE, MINUTE - 1])
})

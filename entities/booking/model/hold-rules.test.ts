import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesToTell, untilNews } from './hold-rules'

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
])('READINGS-31 of %s milliseconds it tells %s minutes', (left, minutes) => {
  expect(minutesToTell(left)).toBe(minutes)
})

it('READINGS-31 each word is told as soon as it is true, and no look is for nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 * MINUTE }), (left) => {
      const wait = untilNews(left) ?? Number.NaN
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(left)
      const told = minutesToTell(left)
      expect(minutesToTell(left - wait + 1)).toBe(told)
      expect(left === wait || minutesToTell(left - wait) !== told).toBe(true)
    }),
  )
  expect([untilNews(0), untilNews(-1)]).toEqual([null, null])
  expect([3 * MINUTE + 1, 3 * MINUTE, 3 * MINUTE - 1].map(untilNews)).toEqual([1, MINUTE, MINUTE - 1])
})

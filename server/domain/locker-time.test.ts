import { expect, it } from 'vitest'
import { lockerTime } from './locker-time'

it.each([
  ['EXACT_TIME', '2026-11-24T09:30:00', '2026-11-24T09:30:00'],
  ['HOUR_SERVICE', '2026-11-24T09:30:00', '2026-11-24T09:30:00'],
  ['DAY_ONLY', '2026-11-24T08:00:00', '2026-11-24T07:00:00'],
  ['DAY_ONLY', '2026-11-24T12:59:59', '2026-11-24T07:00:00'],
  ['DAY_ONLY', '2026-11-24T13:00:00', '2026-11-24T13:00:00'],
] as const)('READINGS-12 a visit of %s from %s uses the locker at %s', (type, start, expected) => {
  expect(lockerTime({ type, start, end: '2026-11-24T16:00:00' })).toBe(expected)
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { at, dateOf, timeFromMinutes, timeOf } from '#shared/date/wall-clock'
import { lockerTime } from './locker-time'

it.each([
  ['EXACT_TIME', '2026-11-24T09:30:00', '2026-11-24T09:30:00'],
  ['HOUR_SERVICE', '2026-11-24T09:30:00', '2026-11-24T09:30:00'],
  ['DAY_ONLY', '2026-11-24T08:00:00', '2026-11-24T07:00:00'],
  ['DAY_ONLY', '2026-11-24T12:59:59', '2026-11-24T07:00:00'],
  ['DAY_ONLY', '2026-11-24T13:00:00', '2026-11-24T13:00:00'],
] as const)('reading 12: a %s visit at %s uses the locker at %s', (type, start, expected) => {
  expect(lockerTime({ type, start, end: '2026-11-24T16:00:00' })).toBe(expected)
})

it('reading 12: uses the locker on the visit’s day: at its start, or at 07:00 or 13:00 for a whole day', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 1439 }), (some, minute) => {
      const start = at(some.toISOString().slice(0, 10), timeFromMinutes(minute))
      expect(lockerTime({ type: 'EXACT_TIME', start, end: start })).toBe(start)
      const ofDay = lockerTime({ type: 'DAY_ONLY', start, end: start })
      expect(dateOf(ofDay)).toBe(dateOf(start))
      expect(timeOf(ofDay)).toBe(minute < 13 * 60 ? '07:00:00' : '13:00:00')
    }),
  )
})

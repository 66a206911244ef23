import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, at, timeFromMinutes } from '#shared/date/wall-clock'
import { isAfterPickup, withPickup } from './chosen-times'

it('clears a return time that is not after the pickup time', () => {
  const choice = { pickup: '2026-11-24T07:00:00', return: '2026-11-24T16:00:00' }
  expect(withPickup(choice, '2026-11-24T08:00:00').return).toBe('2026-11-24T16:00:00')
  expect(withPickup(choice, '2026-11-24T16:00:00').return).toBeNull()
  expect(withPickup(choice, '2026-11-25T08:00:00').return).toBeNull()
  expect(isAfterPickup(choice, '2026-11-24T15:00:00')).toBe(true)
  expect(isAfterPickup(choice, '2026-11-24T07:00:00')).toBe(false)
  expect(isAfterPickup({ pickup: null, return: null }, '2026-11-24T15:00:00')).toBe(false)
})

const anyTime = fc
  .tuple(fc.nat(3), fc.integer({ min: 0, max: 1439 }))
  .map(([day, minute]) => at(addDays('2026-11-24', day), timeFromMinutes(minute)))

it('keeps exactly the return times that are after the new pickup time, for any choice', () => {
  fc.assert(
    fc.property(fc.option(anyTime), fc.option(anyTime), anyTime, (earlier, back, pickup) => {
      const chosen = withPickup({ pickup: earlier, return: back }, pickup)
      expect(chosen.pickup).toBe(pickup)
      expect(chosen.return).toBe(back !== null && back > pickup ? back : null)
      expect(chosen.return === null || isAfterPickup(chosen, chosen.return)).toBe(true)
    }),
  )
})

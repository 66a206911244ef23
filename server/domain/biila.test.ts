import { expect, it } from 'vitest'
import { isAfterPickup, timesOn, withPickup } from './biila'

it('times come day by day, in order', () => {
  expect(timesOn(['2026-11-24', '2026-11-25'], ['08:00:00', '07:00:00'])).toEqual([
    '2026-11-24T07:00:00',
    '2026-11-24T08:00:00',
    '2026-11-25T07:00:00',
    '2026-11-25T08:00:00',
  ])
})

it('the car is brought back after it has been fetched, or the time for it is given up', () => {
  const choice = { pickup: '2026-11-24T07:00:00', return: '2026-11-24T16:00:00' }
  expect(withPickup(choice, '2026-11-24T08:00:00').return).toBe('2026-11-24T16:00:00')
  expect(withPickup(choice, '2026-11-25T08:00:00').return).toBeNull()
  expect(isAfterPickup(choice, '2026-11-24T15:00:00')).toBe(true)
  expect(isAfterPickup(choice, '2026-11-24T07:00:00')).toBe(false)
  expect(isAfterPickup({ pickup: null, return: null }, '2026-11-24T15:00:00')).toBe(false)
})

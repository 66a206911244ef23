import { describe, expect, it } from 'vitest'
import { instantOf } from './instant'

describe('instantOf', () => {
  it.each([
    ['2027-03-28T02:59:00', '2027-03-28T00:59:00Z'],
    // Skipped hour: the clock jumps from 3 to 4.
    ['2027-03-28T03:30:00', '2027-03-28T01:30:00Z'],
    ['2027-03-28T04:00:00', '2027-03-28T01:00:00Z'],
    ['2026-10-25T02:59:00', '2026-10-24T23:59:00Z'],
    // Repeated hour.
    ['2026-10-25T03:30:00', '2026-10-25T00:30:00Z'],
    ['2026-10-25T04:00:00', '2026-10-25T02:00:00Z'],
  ])('converts %s to %s', (wall, instant) => expect(instantOf(wall)).toEqual(new Date(instant)))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, timeFromMinutes } from '#shared/date/wall-clock'
import { byHour } from './slots-hours'

const slotAt = (minutes: number) => ({ start: at('2026-11-25', timeFromMinutes(minutes)), end: '2026-11-25T23:59:00' })

describe('grouping times by hour', () => {
  it('TM-08 groups each time under the hour that it starts in, including the first and the last minute', () => {
    const slots = [480, 539, 540, 615].map(slotAt)
    expect(byHour(slots)).toEqual([
      { hour: 8, slots: [slots[0], slots[1]] },
      { hour: 9, slots: [slots[2]] },
      { hour: 10, slots: [slots[3]] },
    ])
  })

  it('TM-08 keeps every time exactly once and in order', () => {
    const anyTimes = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 80 })
    fc.assert(
      fc.property(anyTimes, (minutes) => {
        const slots = minutes.toSorted((one, other) => one - other).map(slotAt)
        const hours = byHour(slots)
        expect(hours.flatMap(({ slots }) => slots)).toEqual(slots)
        expect(new Set(hours.map(({ hour }) => hour)).size).toBe(hours.length)
      }),
    )
  })
})

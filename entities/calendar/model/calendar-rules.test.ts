import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookableDays, dayFault, isDayOnly, isFree, slotsOf } from './calendar-rules'

const limits = { today: '2026-11-23', carenceDays: 2 }
const day = { date: '2026-11-25', calendarSlots: [], exactTimesAvailable: false, onlyDayTimesAvailable: false }
const slot = (startTime: string, endTime: string) => ({ startTime, endTime })

describe('calendar rules', () => {
  it.each([
    ['2026-11-22', 'past'],
    ['2026-11-21', 'past'],
    ['2026-11-23', 'carence'],
    ['2026-11-24', 'carence'],
    ['2026-11-25', null],
    ['2026-11-27', null],
    ['2026-11-28', 'closed'],
    ['2026-11-29', 'closed'],
  ] as const)('TM-02 dayFault of %s is %s', (date, fault) => expect(dayFault(date, limits)).toBe(fault))

  it('TM-02 allows today if the workshop needs no notice', () => {
    expect(dayFault('2026-11-23', { ...limits, carenceDays: 0 })).toBeNull()
  })

  it('TM-02 counts the notice period over weekends and ends of months', () => {
    const friday = { today: '2026-11-27', carenceDays: 4 }
    expect(dayFault('2026-11-30', friday)).toBe('carence')
    expect(dayFault('2026-12-01', friday)).toBeNull()
  })

  it('TM-02 agrees with a model that counts the days in UTC', () => {
    const start = Date.UTC(2026, 0, 1)
    const iso = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10)
    const index = fc.integer({ min: 0, max: 4000 })
    fc.assert(
      fc.property(index, fc.integer({ min: 0, max: 40 }), fc.integer({ min: -50, max: 90 }), (now, carenceDays, by) => {
        // 1.1.2026 is a Thursday.
        const isAtWeekend = [2, 3].includes((((now + by) % 7) + 7) % 7)
        const expected = by < 0 ? 'past' : isAtWeekend ? 'closed' : by < carenceDays ? 'carence' : null
        expect(dayFault(iso(now + by), { today: iso(now), carenceDays })).toBe(expected)
      }),
    )
  })

  it('TM-02 spans the end of the notice period to a year ahead, and throws if the notice is longer', () => {
    expect(bookableDays(limits)).toEqual({ min: '2026-11-25', max: '2027-11-30' })
    expect(() => bookableDays({ ...limits, carenceDays: 400 })).toThrow(RangeError)
  })

  it('TM-08 returns the slots in order, from date-times as well as from times of day', () => {
    const times = [slot('2026-11-25T12:00:00', '2026-11-25T13:00:00'), slot('08:30:00', '09:30:00')]
    expect(slotsOf({ ...day, calendarSlots: times })).toEqual([
      { start: '2026-11-25T08:30:00', end: '2026-11-25T09:30:00' },
      { start: '2026-11-25T12:00:00', end: '2026-11-25T13:00:00' },
    ])
  })

  it('AS-10 lists a doubled slot once', () => {
    const times = [slot('10:00:00', '11:00:00'), slot('08:30:00', '09:30:00'), slot('2026-11-25T10:00:00', '11:00:00')]
    expect(slotsOf({ ...day, calendarSlots: times }).map(({ start }) => start)).toEqual([
      '2026-11-25T08:30:00',
      '2026-11-25T10:00:00',
    ])
  })

  it('TM-11 treats a day as bookable as a whole only if it has no slots', () => {
    const calendarSlots = [slot('08:30:00', '09:30:00')]
    expect(isDayOnly({ ...day, onlyDayTimesAvailable: true })).toBe(true)
    expect(isDayOnly({ ...day, onlyDayTimesAvailable: true, calendarSlots })).toBe(false)
    expect([isFree(day), isFree({ ...day, calendarSlots }), isFree({ ...day, onlyDayTimesAvailable: true })]).toEqual([
      false,
      true,
      true,
    ])
  })
})

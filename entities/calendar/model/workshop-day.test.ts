import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, at, timeFromMinutes } from '#shared/date/wall-clock'
import { isAwayAllDay, isInShift, shiftHours } from './workshop-day'

const hours = { opening: '07:00', change: '13:00:00', closing: '21:00' }

describe('TM-06 a shift', () => {
  it('spans opening to change, or change to closing', () => {
    expect(shiftHours('MORNING', hours)).toEqual({ start: '07:00', end: '13:00:00' })
    expect(shiftHours('EVENING', hours)).toEqual({ start: '13:00:00', end: '21:00' })
  })

  it.each([
    ['06:59:59', []],
    ['07:00:00', ['MORNING']],
    ['12:59', ['MORNING']],
    ['13:00', ['EVENING']],
    ['20:59:59', ['EVENING']],
    ['21:00:00', []],
  ] as const)('puts %s into %j', (time, shifts) =>
    expect((['MORNING', 'EVENING'] as const).filter((shift) => isInShift(time, shift, hours))).toEqual(shifts),
  )

  it('agrees with a model that lists the minutes', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(fc.tuple(minute, minute, minute), minute, (given, now) => {
        const [opening = 0, change = 0, closing = 0] = given.toSorted((one, other) => one - other)
        const workshop = {
          opening: timeFromMinutes(opening),
          change: timeFromMinutes(change).slice(0, 5),
          closing: timeFromMinutes(closing),
        }
        const minutesOf = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
        const time = timeFromMinutes(now)
        expect(isInShift(time, 'MORNING', workshop)).toBe(minutesOf(opening, change).includes(now))
        expect(isInShift(time, 'EVENING', workshop)).toBe(minutesOf(change, closing).includes(now))
      }),
    )
  })
})

describe('TM-18 isAwayAllDay', () => {
  const day = '2026-11-25'
  const away = (start: string, end: string) => ({ start: at(day, start), end: at(day, end) })

  it.each([
    ['none', [], false],
    ['the whole of it', [away('07:00:00', '21:00:00')], true],
    ['a week around it', [{ start: '2026-11-22T00:00:00', end: '2026-11-29T00:00:00' }], true],
    ['all but the last minute', [away('00:00:00', '20:59:00')], false],
    ['all but the first minute', [away('07:01:00', '23:59:59')], false],
    ['one after the other', [away('12:00:00', '21:00:00'), away('06:00:00', '12:00:00')], true],
    ['with a gap between', [away('06:00:00', '12:00:00'), away('12:15:00', '21:00:00')], false],
    ['the day before', [{ start: '2026-11-24T00:00:00', end: '2026-11-25T00:00:00' }], false],
  ] as const)('handles absences: %s', (_, absences, isClosed) =>
    expect(isAwayAllDay(day, absences, hours)).toBe(isClosed),
  )

  it('agrees with a model that checks each minute in UTC', () => {
    const minute = fc.integer({ min: -600, max: 2000 })
    const stamp = (from: number) => {
      const time = timeFromMinutes(((from % 1440) + 1440) % 1440)
      return at(addDays(day, Math.floor(from / 1440)), time)
    }
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, fc.integer({ min: 0, max: 900 })), { maxLength: 6 }), (periods) => {
        const absences = periods.map(([from, length]) => ({ start: stamp(from), end: stamp(from + length) }))
        let isClosed = true
        for (let now = 7 * 60; now < 21 * 60; now++)
          isClosed &&= periods.some(([from, length]) => from <= now && now < from + length)
        expect(isAwayAllDay(day, absences, hours)).toBe(isClosed)
      }),
    )
  })
})

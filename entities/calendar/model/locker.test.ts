import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { isDayOnly, isFree, slotsOf } from './calendar-rules'
import { lockerTimesOf, withLocker } from './locker'

const DATES = ['2026-11-24', '2026-11-25', '2026-11-26'] as const
const HOURS = ['07:00', '08:30', '09:30', '13:00', '16:05'] as const

const exact = (date: string, ...starts: string[]): FreeDay => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${date}T${start}:00`, endTime: `${date}T18:00:00` })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: false,
})
const wholeDay = (date: string): FreeDay => ({ ...exact(date), onlyDayTimesAvailable: true })

/** Days of every kind: with slots, as a whole, both or neither. Slot times are date-times or times of day. */
const anyDay = (date: string): fc.Arbitrary<FreeDay> =>
  fc.record({
    date: fc.constant(date),
    calendarSlots: fc
      .record({ starts: fc.subarray([...HOURS]), day: fc.constantFrom(`${date}T`, '') })
      .map(({ starts, day }) => starts.map((start) => ({ startTime: `${day}${start}:00`, endTime: `${day}18:00:00` }))),
    exactTimesAvailable: fc.boolean(),
    onlyDayTimesAvailable: fc.boolean(),
  })
const anyDays = fc.tuple(...DATES.map(anyDay))
/** Reservations in the formats that servers send. */
const anyStamp = fc
  .record({
    date: fc.constantFrom(...DATES, '2026-12-01'),
    between: fc.constantFrom('T', ' '),
    time: fc.constantFrom(...HOURS, '11:45'),
    seconds: fc.constantFrom('', ':00', ':00.000'),
  })
  .map(({ date, between, time, seconds }) => ({ date, time, written: date + between + time + seconds }))

/** A naive model of the rule in specification section 5. */
function naive(days: readonly FreeDay[], stamps: readonly { date: string; time: string }[]): string[] {
  const left: string[] = []
  for (const day of days) {
    const hours = day.calendarSlots.map(({ startTime }) => startTime.slice(-8, -3))
    for (const hour of hours.toSorted())
      if (!stamps.some((stamp) => stamp.date === day.date && stamp.time === hour)) left.push(`${day.date} ${hour}`)
    const isWhole = hours.length === 0 && day.onlyDayTimesAvailable
    if (isWhole && !stamps.some((stamp) => stamp.date === day.date)) left.push(`${day.date} whole`)
  }
  return left
}

const freeTimesOf = (days: readonly FreeDay[]): string[] =>
  days.flatMap((day) =>
    isDayOnly(day) ? [`${day.date} whole`] : slotsOf(day).map(({ start }) => start.slice(0, 16).replace('T', ' ')),
  )

describe('the key locker', () => {
  it('TM-05 leaves the same slots as a naive model', () => {
    fc.assert(
      fc.property(anyDays, fc.array(anyStamp, { maxLength: 12 }), (days, stamps) => {
        const left = withLocker(
          days,
          stamps.map(({ written }) => written),
        )
        expect(freeTimesOf(left)).toEqual(naive(days, stamps))
        expect(left.map(({ date }) => date)).toEqual(DATES)
        // A day without slots must not become bookable as a whole.
        for (const day of left) expect(isFree(day)).toBe(freeTimesOf([day]).length > 0)
      }),
    )
  })

  it('TM-05 requests exactly the times that can change the result', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const asked = lockerTimesOf(days)
        expect(asked).toEqual([...new Set(asked)].toSorted())
        for (const time of asked) expect(freeTimesOf(withLocker(days, [time]))).not.toEqual(freeTimesOf(days))
        expect(freeTimesOf(withLocker(days, asked))).toEqual([])
      }),
    )
  })

  it('TM-05 requests the starts of exact slots, and 07:00 and 13:00 of days without slots (reading 12)', () => {
    expect(lockerTimesOf([exact('2026-11-24', '08:30', '09:30'), wholeDay('2026-11-25'), exact('2026-11-26')])).toEqual(
      ['2026-11-24T08:30:00', '2026-11-24T09:30:00', '2026-11-25T07:00:00', '2026-11-25T13:00:00'],
    )
    expect(lockerTimesOf([])).toEqual([])
  })

  it('TM-05 removes an exact slot that starts at a reservation, and a whole day with any reservation', () => {
    const days = [exact('2026-11-24', '08:30', '09:30'), wholeDay('2026-11-25'), wholeDay('2026-11-26')]
    const reserved = ['2026-11-24T09:30:00', '2026-11-24T09:00:00', '2026-11-25 10:15']
    expect(freeTimesOf(withLocker(days, reserved))).toEqual(['2026-11-24 08:30', '2026-11-26 whole'])
  })

  it('TM-05 keeps exactTimesAvailable while a slot is left', () => {
    const hasTimes = (...reserved: string[]) =>
      withLocker([exact('2026-11-24', '08:30', '09:30')], reserved).map((day) => day.exactTimesAvailable)
    expect(hasTimes('2026-11-24T09:30')).toEqual([true])
    expect(hasTimes('2026-11-24T08:30', '2026-11-24T09:30')).toEqual([false])
  })

  it('TM-05 does not free a day as a whole after its last slot is removed', () => {
    const day = { ...exact('2026-11-24', '08:30'), onlyDayTimesAvailable: true }
    expect(withLocker([day], ['2026-11-24T08:30']).map(isFree)).toEqual([false])
  })
})

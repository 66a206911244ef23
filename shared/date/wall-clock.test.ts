import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import * as clock from './wall-clock'

const ownZone = process.env['TZ']
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

const ZONES = ['Europe/Helsinki', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Apia']

describe.each(ZONES)('a visitor in %s', (zone) => {
  const inZone = <T>(ask: () => T): T => {
    process.env['TZ'] = zone
    return ask()
  }

  it.each([
    ['2026-11-22T21:59:59Z', '2026-11-22T23:59:59'],
    ['2026-11-22T22:00:00Z', '2026-11-23T00:00:00'],
    ['2026-06-30T20:59:59Z', '2026-06-30T23:59:59'],
    // Clocks go forward at 3 a.m. and back at 4 a.m.
    ['2027-03-28T00:59:59Z', '2027-03-28T02:59:59'],
    ['2027-03-28T01:00:00Z', '2027-03-28T04:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T03:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25T03:00:00'],
  ])('TM-02 converts %s to the wall-clock time %s in Helsinki', (instant, shown) =>
    expect(inZone(() => clock.wallClockAt(new Date(instant)))).toBe(shown),
  )

  it('TM-02 counts days across clock changes', () => {
    expect(inZone(() => clock.days('2027-03-27', '2027-03-29'))).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
    expect(inZone(() => clock.days('2026-10-24', '2026-10-26'))).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
    expect(inZone(() => clock.addDays('2026-12-31', 1))).toBe('2027-01-01')
  })

  it('TM-02 computes weekdays, week numbers and month boundaries', () => {
    expect(inZone(() => clock.weekday('2026-11-23'))).toBe(1)
    expect(inZone(() => clock.isWeekend('2026-11-28'))).toBe(true)
    expect(inZone(() => clock.isWeekend('2026-11-27'))).toBe(false)
    expect(inZone(() => clock.weekNumber('2027-01-01'))).toBe(53)
    expect(inZone(() => clock.endOfMonth('2028-02-10'))).toBe('2028-02-29')
    expect(inZone(() => clock.startOfMonth('2026-11-30', 3))).toBe('2027-02-01')
  })
})

const DAY_MS = 86_400_000

describe('wall-clock arithmetic', () => {
  const date = fc
    .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
    .map((instant) => instant.toISOString().slice(0, 10))

  const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

  it('TM-02 adds days, months and weeks as the days of UTC do', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: -60, max: 60 }), (day, by, months) => {
        const at = Date.parse(day)
        const [year, month, ofMonth] = [new Date(at).getUTCFullYear(), new Date(at).getUTCMonth(), Number(day.slice(8))]
        const last = (months: number): number => new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
        const ofWeek = new Date(at).getUTCDay() || 7
        const thursday = at + (4 - ofWeek) * DAY_MS
        expect({
          day: clock.addDays(day, by),
          between: clock.daysBetween(day, clock.addDays(day, by)),
          month: clock.addMonths(day, months),
          first: clock.startOfMonth(day, months),
          last: clock.endOfMonth(day),
          weekday: clock.weekday(day),
          week: clock.weekNumber(day),
          midnight: clock.midnightOf(day),
        }).toEqual({
          day: iso(at + by * DAY_MS),
          between: by,
          month: iso(Date.UTC(year, month + months, Math.min(ofMonth, last(months)))),
          first: iso(Date.UTC(year, month + months)),
          last: iso(Date.UTC(year, month, last(0))),
          weekday: ofWeek,
          week: 1 + Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0)) / (7 * DAY_MS)),
          midnight: at / 60_000,
        })
      }),
    )
  })
  it('TM-02 adds hours and minutes as if every day had 24 hours', () => {
    expect(clock.addHours('2027-03-29T08:30:00', -48)).toBe('2027-03-27T08:30:00')
    expect(clock.addHours('2026-11-24T08:30:00', 1.5)).toBe('2026-11-24T10:00:00')
    expect(clock.addMinutes('2026-12-31T23:30:00', 45)).toBe('2027-01-01T00:15:00')
    expect(clock.minuteCount('1970-01-02T00:30:00')).toBe(1470)
  })
  it.each(['', 'soon', '2026-13-01', '2026-xx-01'])('TM-02 returns Invalid Date for «%s» without throwing', (text) => {
    expect([
      clock.addDays(text, 1),
      clock.addMonths(text, 1),
      clock.endOfMonth(text),
      clock.startOfMonth(text),
    ]).toEqual(Array(4).fill('Invalid Date'))
    expect([clock.addHours(text, 1), clock.addMinutes(text, 1)]).toEqual(Array(2).fill('Invalid Date'))
    expect([clock.weekNumber(text), clock.daysBetween(text, '2026-11-24'), clock.midnightOf(text)]).toEqual(
      Array(3).fill(Number.NaN),
    )
    expect([clock.days(text, '2026-11-24'), clock.days('2026-11-24', text), clock.isDate(text)]).toEqual([
      [],
      [],
      false,
    ])
  })
  it('TM-02 returns to the same day after adding and subtracting days', () => {
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: -4000, max: 4000 }),
        (day, by) => clock.addDays(clock.addDays(day, by), -by) === day,
      ),
    )
  })
  it('TM-02 advances the weekday by one per day', () => {
    fc.assert(fc.property(date, (day) => clock.weekday(clock.addDays(day, 1)) === (clock.weekday(day) % 7) + 1))
  })
  it('TM-02 returns no days if the last day is before the first', () =>
    expect(clock.days('2026-11-24', '2026-11-23')).toEqual([]))
  it('TM-03 converts minutes to a time and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const time = clock.timeFromMinutes(minutes)
        return /^\d\d:\d\d:00$/.test(time) && clock.minutesOf(time) === minutes
      }),
    )
  })
  it('TM-03 splits and joins a date-time', () => {
    const at = '2026-11-24T08:30:00'
    expect(clock.at(clock.dateOf(at), clock.timeOf(at))).toBe(at)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDate, parseDateTime, parseTime } from './parse'
import { wallClockAt } from './wall-clock'

const OFFSETS = [
  ['Z', 0],
  ['z', 0],
  ['+02', 120],
  ['+0300', 180],
  ['+05:30', 330],
  ['-03:30', -210],
  ['-11', -660],
] as const

/** The clock of a place `minutes` ahead of UTC, as `YYYY-MM-DDTHH:mm:ss`. */
const clockAt = (instant: Date, minutes: number): string =>
  new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19)

describe('a point in time', () => {
  it('AS-10 is one instant in every way to write it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-02T00:00Z'), max: new Date('2099-12-30T00:00Z'), noInvalidDate: true }),
        fc.constantFrom(...OFFSETS),
        fc.constantFrom('T', 't', ' '),
        fc.nat({ max: 9 }),
        (any, [zone, minutes], between, digits) => {
          const instant = new Date(Math.floor(any.getTime() / 1000) * 1000)
          const fraction = digits === 0 ? '' : `.${'0'.repeat(digits)}`
          const text = clockAt(instant, minutes).replace('T', between) + fraction + zone
          const expected = wallClockAt(instant)
          expect(parseDateTime(text)).toBe(expected)
          expect(parseDateTime(instant.getTime())).toBe(expected)
          expect(parseDateTime(expected.replace('T', between) + fraction)).toBe(expected)
        },
      ),
    )
  })

  it.each([
    ['2026-11-30T06:00:00Z', '2026-11-30T08:00:00'],
    ['2026-07-01T06:00:00Z', '2026-07-01T09:00:00'],
    ['2026-11-30 08:00:00', '2026-11-30T08:00:00'],
    ['2026-11-30T08:00', '2026-11-30T08:00:00'],
    [' 2026-11-30T08:00:00.123456789 ', '2026-11-30T08:00:00'],
    ['2026-11-30T23:30:00-01:00', '2026-12-01T02:30:00'],
    ['1796025600000', '2026-11-30T10:00:00'],
  ])('AS-10 %s is %s on the wall of the workshop', (text, expected) => expect(parseDateTime(text)).toBe(expected))

  it.each([
    '2026-02-30T08:00',
    '2026-11-30T24:00',
    '2026-11-30T08:60',
    '2026-11-30',
    'maanantai',
    '',
    1_796_025_600,
    null,
  ])('AS-10 %j is none', (value) => expect(parseDateTime(value)).toBeNull())
})

describe('a day', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    ['2026-11-27T00:00:00', '2026-11-27'],
    ['2026-11-27T00:00:00Z', '2026-11-27'],
    ['2026-11-27T00:00:00.000+02:00', '2026-11-27'],
    ['2026-11-26T22:00:00Z', '2026-11-27'],
    ['2026-07-01T21:00:00Z', '2026-07-02'],
    [Date.parse('2026-11-26T22:00:00Z'), '2026-11-27'],
    ['2026-11-27 08:30', '2026-11-27'],
  ])('AS-10 %s is %s', (value, expected) => expect(parseDate(value)).toBe(expected))

  it.each(['2026-02-30', '27.11.2026', '2026-11', 20_261_127, undefined])('AS-10 %j is none', (value) =>
    expect(parseDate(value)).toBeNull(),
  )
})

describe('a time of day', () => {
  it.each([
    ['08:00', '08:00:00'],
    ['8.30', '08:30:00'],
    ['16:00:00.000', '16:00:00'],
    ['1970-01-01T07:15:00', '07:15:00'],
  ])('AS-11 %s is %s', (value, expected) => expect(parseTime(value)).toBe(expected))

  it.each(['24:00', 'suljettu', 'pe 8', '', 8, null])('AS-11 %j is none', (value) =>
    expect(parseTime(value)).toBeNull(),
  )
})

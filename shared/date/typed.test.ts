import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/harness/linear-time'
import { FIRST_DATE, formatTypedDate, LAST_DATE, readDate, readDateAndTime, readTime, readWrittenTime } from './typed'
import { addDays } from './wall-clock'

const date = fc
  .integer({ min: 0, max: 400_000 })
  .map((by) => addDays(FIRST_DATE, by))
  .filter((day) => day <= LAST_DATE)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
/** Arbitrary text, and much text that is almost valid. */
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,:/- klo') }),
)

describe('reading 18: readDate', () => {
  it.each([
    ['17.9.2026', '2026-09-17'],
    ['17.09.2026', '2026-09-17'],
    [' 17 . 9 . 2026 ', '2026-09-17'],
    ['17.9.26', '2026-09-17'],
    ['17,9,2026', '2026-09-17'],
    ['17/9/2026', '2026-09-17'],
    ['17-9-2026', '2026-09-17'],
    ['17092026', '2026-09-17'],
    ['to 17.9.2026', '2026-09-17'],
    ['torstai 17.9.2026.', '2026-09-17'],
    ['2026-09-17', '2026-09-17'],
    ['29.2.2028', '2028-02-29'],
    ['31.12.1999', '1999-12-31'],
    ['1.1.1900', '1900-01-01'],
    ['31.12.2999', '2999-12-31'],
  ])('reads «%s» as %s', (text, day) => expect(readDate(text)).toBe(day))

  it.each([
    '',
    '17.9.',
    '17.9',
    '31.2.2026',
    '29.2.2026',
    '31.4.2026',
    '0.9.2026',
    '17.0.2026',
    '17.13.2026',
    '32.1.2026',
    '17.9.0026',
    '17.9.1899',
    '31.12.1899',
    '1.1.3000',
    '17.9.20260',
    '17.9.206',
    '2026-02-31',
    '17.9.2026 08:30',
    'huomenna',
    '1a.9.2026',
    '117092026',
    '170920261',
    'x17092026',
    'x2026-09-17',
    '2026-09-17x',
    '2026-9-17',
    't 17.9.2026',
    '1 17.9.2026',
    'x17.9.2026',
    '17.9.2026..',
  ])('returns null for «%s»', (text) => expect(readDate(text)).toBeNull())
})

describe('reading 18: readTime', () => {
  it.each([
    ['8.30', '08:30'],
    ['08:30', '08:30'],
    ['8:30', '08:30'],
    ['8,30', '08:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['8', '08:00'],
    [' klo 8.30 ', '08:30'],
    ['KLO8', '08:00'],
    ['0', '00:00'],
    ['23:59', '23:59'],
  ])('reads «%s» as %s', (text, clock) => expect(readTime(text)).toBe(clock))

  it.each([
    '',
    '24:00',
    '8:60',
    '8.3',
    '8.300',
    '12345',
    'aamulla',
    '-1',
    '99',
    '1e1',
    '8 30',
    'noin 8.30',
    '8.30 aamulla',
    'x830',
    '830x',
  ])('returns null for «%s»', (text) => expect(readTime(text)).toBeNull())
})

describe('reading 18: readDateAndTime', () => {
  it.each(['17.09.2026 08:30', ' 17.9.2026 8.30 ', 'to 17.9.2026 klo 8.30', '17.9.26  830'])('reads «%s»', (text) =>
    expect(readDateAndTime(text)).toEqual({ date: '2026-09-17', time: '08:30' }),
  )
  it.each([
    '17.09.2026',
    '08:30',
    'klo 17.9.2026 klo 8.30 x',
    '17.9.2026x 8.30',
    'x 17.9.2026 8.30',
    '17.9.20268:30',
    '31.2.2026 08:30',
    '17.9.2026 25:00',
    '',
  ])('returns null for «%s»', (text) => expect(readDateAndTime(text)).toBeNull())
})

describe('readWrittenTime', () => {
  it('reads every minute in the format DD.MM.YYYY HH:mm', () => {
    const minute = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(minute, (one) => {
        const iso = one.toISOString().slice(0, 16)
        expect(readWrittenTime(`${formatTypedDate(iso.slice(0, 10))} ${iso.slice(11)}`)).toBe(`${iso}:00`)
      }),
    )
  })

  it('returns null for other texts and never throws', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const read = readWrittenTime(text)
        expect(read === null || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/.test(read)).toBe(true)
      }),
    )
  })

  it.each([
    '31.11.2026 09:00',
    '29.02.2027 09:00',
    '00.11.2026 09:00',
    '24.13.2026 09:00',
    '24.11.2026 9:00',
    '24.11.2026',
    '24.11.2026 24:00',
    '24.11.2026 09:60',
    '24.11.2026 29:00',
    '124.11.2026 09:00',
    '24.11.2026 09:00:00',
    'ti 24.11.2026 09:00',
  ])('returns null for «%s»', (text) => expect(readWrittenTime(text)).toBeNull())
})

describe('reading 18: typed dates and times', () => {
  it('are read back as they were formatted', () => {
    fc.assert(
      fc.property(date, time, (day, clock) => {
        expect(readDate(formatTypedDate(day))).toBe(day)
        expect(readTime(clock)).toBe(clock)
        expect(readDateAndTime(`${formatTypedDate(day)} ${clock}`)).toEqual({ date: day, time: clock })
      }),
    )
  })

  it('never throw and have one canonical spelling', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const day = readDate(text)
        expect(day === null ? null : readDate(formatTypedDate(day))).toBe(day)
        const clock = readTime(text)
        expect(clock === null ? null : readTime(clock)).toBe(clock)
        readDateAndTime(text)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([' ', '1', '1.', '1 ', '.', 'klo ', 'a', '1 . ', '17.9.2026 '])(
    'takes linear time for «%s» over and over',
    (part) => {
      const makeInput = (length: number): string => `1${part.repeat(length / part.length)}x`
      for (const read of [readDate, readTime, readDateAndTime]) expectLinear(read, makeInput)
    },
  )
})

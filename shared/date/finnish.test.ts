import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, formatDayShort, formatMonth, formatTime, WEEKDAY_COLUMNS } from './finnish'

describe('dates and times in Finnish', () => {
  it('RT-14 formats a date as day.month.year without leading zeros', () => {
    expect(formatDate('2026-01-05')).toBe('5.1.2026')
    expect(formatDate('2026-11-24')).toBe('24.11.2026')
  })
  it.each([
    ['2026-11-23', 'maanantai 23.11.2026', 'ma 23.11.2026'],
    ['2026-11-24', 'tiistai 24.11.2026', 'ti 24.11.2026'],
    ['2026-11-25', 'keskiviikko 25.11.2026', 'ke 25.11.2026'],
    ['2026-11-29', 'sunnuntai 29.11.2026', 'su 29.11.2026'],
    ['2028-02-29', 'tiistai 29.2.2028', 'ti 29.2.2028'],
  ])('OR-02 TM-14 formats %s with its weekday', (date, long, short) => {
    expect(formatDay(date)).toBe(long)
    expect(formatDayShort(date)).toBe(short)
  })
  it('TM-14 formats a time with a full stop', () => {
    expect(formatTime('09:05:00')).toBe('9.05')
    expect(formatTime('00:00')).toBe('0.00')
  })
  it('TM-16 names months and weekdays, with Monday first', () => {
    expect(formatMonth('2026-12-31')).toBe('joulukuu 2026')
    expect(formatMonth('2027-01-01')).toBe('tammikuu 2027')
    expect(WEEKDAY_COLUMNS.map(({ short }) => short)).toEqual(['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf, weeksOf } from './month-weeks'

describe('weeks of a month', () => {
  it('start on Monday, have ISO week numbers and exclude other months', () => {
    const weeks = weeksOf('2026-09-01')
    expect(weeks.map(({ number }) => number)).toEqual([36, 37, 38, 39, 40])
    expect(weeks[0]?.days).toEqual([
      null,
      '2026-09-01',
      '2026-09-02',
      '2026-09-03',
      '2026-09-04',
      '2026-09-05',
      '2026-09-06',
    ])
    expect(weeks.at(-1)?.days).toEqual(['2026-09-28', '2026-09-29', '2026-09-30', null, null, null, null])
  })

  it('number four to six', () => {
    expect(weeksOf('2026-08-01')).toHaveLength(6)
    expect(weeksOf('2027-02-01')).toHaveLength(4)
  })

  it('have the ISO week numbers at the turn of a year', () => {
    expect(weeksOf('2027-01-01').map(({ number }) => number)).toEqual([53, 1, 2, 3, 4])
    expect(weeksOf('2029-12-01').map(({ number }) => number)).toEqual([48, 49, 50, 51, 52, 1])
  })

  it('TM-02 contain each day of the month once in the column of its weekday, as UTC dates do', () => {
    const month = fc.record({ year: fc.integer({ min: 1950, max: 2100 }), index: fc.integer({ min: 0, max: 11 }) })
    fc.assert(
      fc.property(month, ({ year, index }) => {
        const first = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10)
        const found: string[] = []
        const columns: number[] = []
        for (let day = Date.UTC(year, index, 1); new Date(day).getUTCMonth() === index; day += 86_400_000) {
          found.push(new Date(day).toISOString().slice(0, 10))
          columns.push((new Date(day).getUTCDay() + 6) % 7)
        }
        const places = weeksOf(first).flatMap(({ days }) => days.flatMap((day, column) => (day === null ? [] : column)))
        expect(places).toEqual(columns)
        expect(daysOf(first)).toEqual(found)
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, days, isWeekend } from '#shared/date/wall-clock'
import { easterOf, endOfTimeLimit, isStatutoryHoliday } from './statutory-days'

/** Holidays of the almanac that are no Saturday or Sunday, and the two eves of the act. */
const ALMANAC: Readonly<Record<number, string>> = {
  2026: '01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25',
  2027: '01-01 01-06 03-26 03-29 05-06 06-25 12-06 12-24',
  2028: '01-06 04-14 04-17 05-01 05-25 06-23 12-06 12-25 12-26',
  2029: '01-01 03-30 04-02 05-01 05-10 06-22 12-06 12-24 12-25 12-26',
  2030: '01-01 04-19 04-22 05-01 05-30 06-21 12-06 12-24 12-25 12-26',
}

it.each(Object.entries(ALMANAC))('LW-03 the statutory holidays of %s are those of the almanac', (year, almanac) => {
  const all = days(`${year}-01-01`, `${year}-12-31`).filter((day) => isStatutoryHoliday(day) && !isWeekend(day))
  expect(all.map((day) => day.slice(5)).join(' ')).toBe(almanac)
})

it.each(['2000-04-23', '2008-03-23', '2011-04-24', '2038-04-25', '2049-04-18', '2076-04-19'])(
  'LW-03 Easter is on %s',
  (date) => {
    expect(easterOf(Number(date.slice(0, 4)))).toBe(date)
  },
)

it('LW-03 a time limit ends on the first working day from its last day on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 * 60 }), (n) => {
      const last = addDays('2020-01-01', n)
      const end = endOfTimeLimit(last)
      expect(end >= last && !isStatutoryHoliday(end)).toBe(true)
      for (const day of days(last, end).slice(0, -1)) expect(isStatutoryHoliday(day)).toBe(true)
    }),
  )
})

it.each([
  ['2026-12-24', '2026-12-28'],
  ['2027-12-24', '2027-12-27'],
  ['2027-06-25', '2027-06-28'],
  ['2026-04-03', '2026-04-07'],
  ['2026-05-14', '2026-05-15'],
  ['2026-12-23', '2026-12-23'],
])('LW-03 a time limit to %s ends on %s', (last, end) => {
  expect(endOfTimeLimit(last)).toBe(end)
})

import { expect, it } from 'vitest'
import { holidayLine, listedDays, missingHolidays } from './holidays'

const nothing = { closedDays: [], shortDays: [], openDays: [] }

it('OP-01 proposes the public holidays from Monday to Friday of a year', () => {
  expect(missingHolidays(listedDays(nothing), '2026-11-23').map(holidayLine)).toEqual([
    '2026-12-24 jouluaatto',
    '2026-12-25 joulupäivä',
    '2027-01-01 uudenvuodenpäivä',
    '2027-01-06 loppiainen',
    '2027-03-26 pitkäperjantai',
    '2027-03-29 toinen pääsiäispäivä',
    '2027-05-06 helatorstai',
    '2027-06-25 juhannusaatto',
  ])
})

it('OP-01 proposes no holiday that is closed, short or open in a list', () => {
  const listed = {
    closedDays: ['2026-12-25', '2027-01-01'],
    shortDays: [{ date: '2026-12-24', opens: null, closes: '12:00' }],
    openDays: ['2027-01-06'],
  }
  expect(missingHolidays(listedDays(listed), '2026-11-23')[0]?.date).toBe('2027-03-26')
})

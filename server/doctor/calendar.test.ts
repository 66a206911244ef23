import { expect, it } from 'vitest'
import { addDays } from '#shared/date/wall-clock'
import { closedDays } from '../seed/data/workshops'
import { calendarFinding } from './calendar'

const LAST = '2027-12-24'
const listed = closedDays.filter((day) => day <= LAST)

it('OP-01 the doctor is content with a calendar that has the holidays of a year', () => {
  expect(calendarFinding(closedDays, '2026-11-23')).toEqual({
    what: 'calendar',
    found: expect.stringMatching(/^closed and short days are listed until \d{4}-\d\d-\d\d$/),
    remedy: null,
  })
})

it('OP-01 the doctor warns 120 days before the last listed day', () => {
  expect(calendarFinding(listed, addDays(LAST, -119))).toMatchObject({
    found: `the closed days end on ${LAST}`,
    remedy: expect.stringContaining('npm run chain -- holidays'),
  })
  expect(calendarFinding(listed, addDays(LAST, -120)).found).not.toMatch(/end on/)
  expect(calendarFinding([], '2026-11-23').found).toBe('no closed day is listed')
})

it('OP-01 the doctor names the first public holiday on which the chain is open', () => {
  const without = closedDays.filter((day) => day !== '2026-12-25')
  expect(calendarFinding(without, '2026-11-23')).toMatchObject({
    found: 'open on public holidays: 1, first 2026-12-25 joulupäivä',
  })
})

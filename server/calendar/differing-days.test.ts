import { expect, it } from 'vitest'
import { differingDays } from './differing-days'

const hours = [1, 2, 3, 4].map((weekday) => ({ weekday, open: 450, close: 1020, dayOnlyFrom: null }))
const desk = {
  hours,
  opening: '07:00:00',
  closing: '17:30:00',
  exceptions: {
    '2026-12-23': { open: null, close: null },
    '2026-12-24': { open: 480, close: 720 },
    '2026-12-28': { open: 1050, close: null },
    '2026-12-29': 'closed' as const,
    '2026-12-30': { open: null, close: 1380 },
  },
}

it('OP-02 the days that differ have the hours that are left of the desk, or none', () => {
  expect(differingDays(desk, '2026-12-21', '2026-12-31')).toEqual([
    { date: '2026-12-24', opening_time: '08:00:00', closing_time: '12:00:00' },
    // No work on Fridays.
    { date: '2026-12-25', opening_time: null, closing_time: null },
    { date: '2026-12-28', opening_time: null, closing_time: null },
    { date: '2026-12-29', opening_time: null, closing_time: null },
  ])
})

it('OP-02 a parent without hours has no days that differ', () => {
  expect(differingDays({ ...desk, hours: [] }, '2026-12-21', '2026-12-31')).toEqual([])
})

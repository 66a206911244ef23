import { expect, it } from 'vitest'
import { daysOfLoan, loanOf } from './loan'

const NO_BIILA = { pickup: null, return: null }
const start = '2026-12-04T08:00:00'
const end = '2026-12-04T10:00:00'

it.each([
  ['of one day by default', {}, '2026-12-04', '2026-12-04', 1],
  ['to the day on which the customer collects the car', { pickupDate: '2026-12-07' }, '2026-12-04', '2026-12-07', 4],
  ['from the day on which the customer brings it', { importDate: '2026-12-03' }, '2026-12-03', '2026-12-04', 2],
  [
    'from the evening on which it is fetched to the day on which it comes back',
    { pickup: '2026-12-03T17:00:00', return: '2026-12-05T09:00:00' },
    '2026-12-03',
    '2026-12-05',
    3,
  ],
  [
    'without a day that is not meant',
    { importDate: '2020-01-01', pickupDate: '2031-01-01' },
    '2026-12-04',
    '2026-12-04',
    1,
  ],
  ['without a day that cannot be read', { importDate: 'pian', pickup: '' }, '2026-12-04', '2026-12-04', 1],
])('PU-02 RC-19 a replacement car is out %s', (_, more, first, last, count) => {
  const none = { importDate: null, pickupDate: null, pickup: null, return: null }
  const { importDate, pickupDate, pickup, return: back } = { ...none, ...more }
  const loan = loanOf({ start, end, details: { importDate, pickupDate }, biila: { ...NO_BIILA, pickup, return: back } })
  expect(loan).toEqual({ start: first, end: last })
  expect(daysOfLoan(loan)).toBe(count)
})

import { expect, it } from 'vitest'
import { daysOfLoan, loanOf } from './loan'

const start = '2026-11-25T09:00:00'
const end = '2026-11-25T10:30:00'

it.each([
  [{}, '2026-11-25', 1],
  [{ pickupDate: '2026-11-26' }, '2026-11-26', 2],
  [{ pickupDate: '2026-11-26', return: '2026-11-27T15:00:00' }, '2026-11-27', 3],
  [{ pickupDate: '2026-11-20' }, '2026-11-25', 1],
  // A mistaken date does not reserve a car for a year.
  [{ pickupDate: '2027-11-25' }, '2026-11-25', 1],
])('PU-02 a loan with %j lasts to %s', (more, to, count) => {
  const loan = loanOf({ start, end, ...more })
  expect(loan).toEqual({ start: '2026-11-25', end: to })
  expect(daysOfLoan(loan)).toBe(count)
})

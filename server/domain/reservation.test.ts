import { expect, it } from 'vitest'
import { isDate, readWish } from './reservation'

it.each([
  ['2026-11-24', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['tiistai', false],
])('%s is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected)
})

const hour = '2026-11-24T09:00:00|2026-11-24T10:00:00'
const day = '2026-11-24T00:00:00|2026-11-24T23:59:59'

it.each([
  [hour, 'USE_ORGANIZATION_SETTING', 'EXACT_TIME'],
  [day, 'USE_ORGANIZATION_SETTING', 'DAY_ONLY'],
  [day, 'DAY_ONLY', 'DAY_ONLY'],
  [hour, 'DAY_ONLY', 'DAY_ONLY'],
  [day, 'EXACT_TIME', 'EXACT_TIME'],
] as const)('%s as %s is a wish for %s', (reservation, type, kind) => {
  expect(readWish(reservation, type)?.kind).toBe(kind)
})

it.each(['', '|', hour.replace('|', '/'), `${hour}|${hour}`, '2026-02-30T09:00:00|2026-02-30T10:00:00'])(
  '%j is malformed',
  (reservation) => {
    expect(readWish(reservation, 'EXACT_TIME')).toBeNull()
  },
)

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateOfRequest, parseRequestedTime, visitsFor } from './reservation'
import { isDate } from '#shared/date/wall-clock'

it.each([
  ['2026-11-24', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['tiistai', false],
  ['', false],
  ['Invalid Date', false],
  ['2026-11-24T00:00', false],
  [' 2026-11-24', false],
  ['2026-11', false],
  ['-000001-01', false],
  ['+012026-11', false],
])('reports whether %j is a date: %s', (text, expected) => {
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
] as const)('reads %s of type %s as %s', (reservation, type, kind) => {
  expect(parseRequestedTime(reservation, type)?.kind).toBe(kind)
})

it.each([
  '',
  '|',
  '2026-11-24T09:00:00',
  hour.replace('|', '/'),
  `${hour}|${hour}`,
  `${hour}|`,
  '2026-02-30T09:00:00|2026-02-30T10:00:00',
  '2026-11-24T09:00:00|2026-11-24',
  '2026-11-24|2026-11-24T10:00:00',
  '2026-11-24T09:00:00|2026-11-24T10:00:00Z',
  '2026-11-24 T09:00:00|2026-11-24T10:00:00',
  '2026-11-24T9:00:00|2026-11-24T10:00:00',
  '2026-11-24T09:0:00|2026-11-24T10:00:00',
  '2026-11-24T09:00:0|2026-11-24T10:00:00',
  '2026-11-24T09:00:aa|2026-11-24T10:00:00',
  '2026-11-24Taa:00:00|2026-11-24T10:00:00',
  '2026-11-24T09:aa:00|2026-11-24T10:00:00',
])('rejects the malformed %j', (reservation) => {
  expect(parseRequestedTime(reservation, 'EXACT_TIME')).toBeNull()
})

it('accepts every calendar day from the year 100 on, and no other text', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-30'), noInvalidDate: true }), (some) =>
      isDate(some.toISOString().slice(0, 10)),
    ),
  )
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789-+TZ: ') })), (typed) => {
      expect(!isDate(typed) || /^\d{4}-\d{2}-\d{2}$/.test(typed)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['2026-11-24T00:00:00|2026-11-24T23:59:58', 'EXACT_TIME'],
  ['2026-11-24T00:00:01|2026-11-24T23:59:59', 'EXACT_TIME'],
  ['2026-11-24T00:00:00|2026-11-25T23:59:59', 'EXACT_TIME'],
  [day, 'DAY_ONLY'],
] as const)('reads %s as %s if the workshop’s setting decides', (reservation, kind) => {
  const requested = parseRequestedTime(reservation, 'USE_ORGANIZATION_SETTING')
  expect(requested?.kind).toBe(kind)
  expect(requested && dateOfRequest(requested)).toBe('2026-11-24')
})

it('keeps the requested start and end, or the date of a whole day', () => {
  const [start, end] = ['2026-11-24T09:00:00', '2026-11-24T10:00:00']
  expect(parseRequestedTime(hour, 'EXACT_TIME')).toEqual({ kind: 'EXACT_TIME', start, end })
  expect(parseRequestedTime(hour, 'DAY_ONLY')).toEqual({ kind: 'DAY_ONLY', date: '2026-11-24' })
})

const open = { date: '2026-11-24', dayOnly: false, starts: [480, 540, 720, 780], duration: 60, shiftChange: 720 }
const wholeDay = { ...open, dayOnly: true }
const visit = (from: string, until: string) => ({ start: `2026-11-24T${from}:00`, end: `2026-11-24T${until}:00` })
const all = [visit('08:00', '09:00'), visit('09:00', '10:00'), visit('12:00', '13:00'), visit('13:00', '14:00')]
const requestedDay = { kind: 'DAY_ONLY', date: '2026-11-24' } as const
const requestedTime = (from: string, until: string) => ({ kind: 'EXACT_TIME', ...visit(from, until) }) as const

it('matches an exact time only at its start, with the right length and in its shift', () => {
  expect(visitsFor(open, requestedTime('09:00', '10:00'), null)).toEqual([all[1]])
  expect(visitsFor(open, requestedTime('09:00', '10:00'), 'MORNING')).toEqual([all[1]])
  expect(visitsFor(open, requestedTime('09:00', '10:00'), 'EVENING')).toEqual([])
  expect(visitsFor(open, requestedTime('09:00', '09:30'), null)).toEqual([])
  expect(visitsFor(open, requestedTime('08:30', '09:30'), null)).toEqual([])
  expect(visitsFor(open, { ...requestedTime('09:00', '10:00'), start: '2026-11-25T09:00:00' }, null)).toEqual([])
})

it('reading 53: matches a whole day at the times of its shift, and refuses it when the shift is full', () => {
  expect(visitsFor(wholeDay, requestedDay, null)).toEqual(all)
  expect(visitsFor(wholeDay, requestedDay, 'MORNING')).toEqual(all.slice(0, 2))
  expect(visitsFor(wholeDay, requestedDay, 'EVENING')).toEqual(all.slice(2))
  expect(visitsFor({ ...wholeDay, starts: [480] }, requestedDay, 'EVENING')).toEqual([])
})

it('returns nothing if the day offers only the other kind', () => {
  expect(visitsFor(open, requestedDay, null)).toEqual([])
  expect(visitsFor(wholeDay, requestedTime('09:00', '10:00'), null)).toEqual([])
})

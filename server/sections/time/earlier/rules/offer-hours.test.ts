import { expect, it } from 'vitest'
import { isOfferHour, secondsAfter } from './offer-hours'

it.each([
  ['06:59:59', false],
  ['07:00:00', true],
  ['12:00:00', true],
  ['20:59:59', true],
  ['21:00:00', false],
  ['00:00:00', false],
])('VI-02 at %s offers are made: %s', (time, isMade) => {
  expect(isOfferHour(`2026-11-24T${time}`)).toBe(isMade)
})

it.each([
  ['2026-11-24T20:50:00', 900, '2026-11-24T21:05:00'],
  ['2026-11-24T23:50:00', 900, '2026-11-25T00:05:00'],
  // The night in which summer time begins has no hour from three to four, and that in which it ends has it twice.
  ['2027-03-27T12:00:00', 86_400, '2027-03-28T13:00:00'],
  ['2026-10-24T12:00:00', 86_400, '2026-10-25T11:00:00'],
])('VI-02 from %s, %i seconds later it is %s', (now, seconds, later) => {
  expect(secondsAfter(now, seconds)).toBe(later)
})

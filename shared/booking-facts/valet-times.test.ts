import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMinutes, at, timeFromMinutes } from '#shared/date/wall-clock'
import { dayVisit, exactVisit, fittingPickups, fittingReturns, reservedVisit } from './valet-times'

const DAY = '2026-11-25'
const clock = (day: number, minutes: number) => at(addDays(DAY, day), timeFromMinutes(minutes))
const times = fc.uniqueArray(fc.tuple(fc.integer({ min: -6, max: 6 }), fc.nat(1439)).map(([day, at]) => clock(day, at)))
const visit = fc
  .tuple(fc.nat(1000), fc.integer({ min: 15, max: 400 }))
  .map(([start, minutes]) => ({ start: clock(0, start), end: addMinutes(clock(0, start), minutes) }))

it('PU-01 has the car at the workshop from the end of the pick-up to the start of the return, for any visit and windows', () => {
  fc.assert(
    fc.property(visit, times, times, fc.integer({ min: 5, max: 240 }), ({ start, end }, pickups, returns, length) => {
      const asked = exactVisit(start, end)
      for (const pickup of fittingPickups(pickups, length, asked)) {
        expect(addMinutes(pickup, length) <= start).toBe(true)
        for (const back of fittingReturns(returns, length, asked, pickup)) expect(back >= end).toBe(true)
      }
    }),
  )
})

it('PU-01 gives a day reservation the minutes of its work between pick-up and return', () => {
  const asked = dayVisit(DAY, { opening: '07:00:00', closing: '16:00:00' }, 180)
  expect(fittingPickups([`${DAY}T15:00:00`, `${DAY}T15:30:00`], 60, asked)).toEqual([`${DAY}T15:00:00`])
  const returns = [`${DAY}T10:00:00`, `${DAY}T12:00:00`]
  expect(fittingReturns(returns, 60, asked, `${DAY}T08:00:00`)).toEqual([`${DAY}T12:00:00`])
  expect(fittingReturns(returns, 60, asked, null)).toEqual(returns)
})

it('PU-01 reads a reserved time by its kind', () => {
  const hours = { opening: '07:00:00', closing: '16:00:00' }
  const [start, end] = [`${DAY}T09:00:00`, `${DAY}T12:00:00`]
  expect(reservedVisit({ time_selection_type: null, start: null, end: null }, hours)).toBeNull()
  expect(reservedVisit({ time_selection_type: 'EXACT_TIME', start, end }, hours)).toEqual(exactVisit(start, end))
  expect(reservedVisit({ time_selection_type: 'DAY_ONLY', start, end }, hours)).toEqual(dayVisit(DAY, hours, 180))
})

it('PU-01 offers windows of the two nearest days only', () => {
  const mornings = [1, 2, 3, 4].map((day) => clock(day, 600))
  expect(fittingReturns(mornings, 60, exactVisit(`${DAY}T09:00:00`, `${DAY}T10:00:00`), null)).toEqual(
    mornings.slice(0, 2),
  )
  const before = [-4, -3, -2, -1].map((day) => clock(day, 600))
  expect(fittingPickups(before, 60, exactVisit(`${DAY}T09:00:00`, null))).toEqual(before.slice(-2))
})

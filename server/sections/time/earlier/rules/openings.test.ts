import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOf, timeOf } from '#shared/date/wall-clock'
import type { Openings } from '../../../../platform/database/schema/earlier-times'
import { addedTimes } from './openings'

const TUESDAY = '2026-11-24'
const period = { now: '2026-11-23T08:00:00', first: TUESDAY, last: TUESDAY }
const midnight = Date.parse(TUESDAY) / 60_000

const openings = (
  changed: Partial<Openings['workshop']> = {},
  more: Partial<Omit<Openings, 'workshop'>> = {},
): Openings => ({
  workshop: {
    id: 1,
    carenceDays: 1,
    shiftChange: 780,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: 480, close: 960, dayOnlyFrom: null })),
    resources: [1],
    hourService: false,
    hourLanes: [],
    ...changed,
  },
  closedDays: [],
  shifts: [],
  absences: [],
  ...more,
})
const added = (before: Openings, after: Openings, of = period) =>
  addedTimes(before, after, of).map(
    ({ resourceId, start, end }) => `${resourceId} ${start.slice(5, 16)}–${timeOf(end).slice(0, 5)}`,
  )

describe('times that a change of the chain adds', () => {
  it.each<[string, Openings, Openings, string[]]>([
    ['nothing', openings(), openings(), []],
    [
      'longer hours',
      openings(),
      openings({ hours: [{ weekday: 2, open: 420, close: 1020, dayOnlyFrom: null }] }),
      ['1 11-24T07:00–08:00', '1 11-24T16:00–17:00'],
    ],
    ['another lift', openings(), openings({ resources: [1, 7] }), ['7 11-24T08:00–16:00']],
    ['a lane for hour service', openings(), openings({ hourLanes: [9] }), ['9 11-24T08:00–16:00']],
    ['a closed day that is open', openings({}, { closedDays: [TUESDAY] }), openings(), ['1 11-24T08:00–16:00']],
    [
      'a closed day of this release that is open',
      openings({ exceptions: { [TUESDAY]: 'closed' } }),
      openings({ exceptions: {} }),
      ['1 11-24T08:00–16:00'],
    ],
    [
      'a short day that is longer',
      openings({ exceptions: { [TUESDAY]: { open: null, close: 720 } } }),
      openings({ exceptions: { [TUESDAY]: { open: null, close: 840 } } }),
      ['1 11-24T12:00–14:00'],
    ],
    ['less notice', openings({ carenceDays: 3 }), openings(), ['1 11-24T08:00–16:00']],
    [
      'a longer shift',
      openings({}, { shifts: [{ resource: 1, weekday: 2, start: 480, end: 720 }] }),
      openings(),
      ['1 11-24T12:00–16:00'],
    ],
    [
      'a shorter absence',
      openings({}, { absences: [{ resource: 1, start: midnight + 600, end: midnight + 780 }] }),
      openings({}, { absences: [{ resource: 1, start: midnight + 660, end: midnight + 720 }] }),
      ['1 11-24T10:00–11:00', '1 11-24T12:00–13:00'],
    ],
    ['a lift that is removed', openings({ resources: [1, 7] }), openings(), []],
  ])('VI-02 are those of %s', (_, before, after, times) => {
    expect(added(before, after)).toEqual(times)
  })

  it('VI-02 are looked for from day to day, and never at a weekend', () => {
    const after = openings({ resources: [7] })
    const week = { ...period, first: '2026-11-27', last: '2026-11-30' }
    expect(added(openings(), after, week)).toEqual(['7 11-27T08:00–16:00', '7 11-30T08:00–16:00'])
  })

  it('VI-02 are the minutes that are open afterwards and were not before, each once', () => {
    const absences = fc.array(
      fc.tuple(fc.integer({ min: 420, max: 1020 }), fc.integer({ min: 1, max: 240 })).map(([start, length]) => ({
        resource: 1,
        start: midnight + start,
        end: midnight + start + length,
      })),
      { maxLength: 5 },
    )
    const isOpen = (minute: number, taken: Openings['absences']): boolean =>
      minute >= 480 &&
      minute < 960 &&
      !taken.some(({ start, end }) => midnight + minute >= start && midnight + minute < end)
    fc.assert(
      fc.property(absences, absences, (before, after) => {
        const counts = Array.from({ length: 1440 }, () => 0)
        for (const { start, end } of addedTimes(
          openings({}, { absences: before }),
          openings({}, { absences: after }),
          period,
        ))
          for (let minute = minutesOf(timeOf(start)); minute < minutesOf(timeOf(end)); minute++)
            counts[minute] = (counts[minute] ?? 0) + 1
        return counts.every((count, minute) => count === Number(isOpen(minute, after) && !isOpen(minute, before)))
      }),
    )
  })
})

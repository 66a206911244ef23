/** Generators of workshops and calendars for the property tests, including the edge cases. */
import * as fc from 'fast-check'
import type { CalendarQuestion, Hours, TakenTime, Workshop } from '#server/sections/time/rules/calendar'
import { addDays } from '#shared/date/wall-clock'

/** A Monday. The week ends on its Saturday. */
const FIRST = '2026-11-23'
const DAYS = 6
const MIDNIGHT = Date.parse(FIRST) / 60_000
const DAY_MINUTES = 1440
const LIFTS = [1, 2, 3]
const LANE = 4

const hoursOf = (weekday: number): fc.Arbitrary<Hours> =>
  fc.record({
    weekday: fc.constant(weekday),
    open: fc.constantFrom(0, 390, 480, 485),
    close: fc.constantFrom(500, 720, 960, 990, 1440),
    dayOnlyFrom: fc.constantFrom(null, null, null, 0, 60),
  })

const workshop: fc.Arbitrary<Workshop> = fc.record({
  id: fc.constant(1),
  carenceDays: fc.integer({ min: 0, max: 2 }),
  shiftChange: fc.constantFrom(600, 720),
  hours: fc.subarray([1, 2, 3, 4, 5], { minLength: 3 }).chain((weekdays) => fc.tuple(...weekdays.map(hoursOf))),
  resources: fc.subarray(LIFTS),
  hourService: fc.boolean(),
  hourLanes: fc.subarray([LANE]),
})

const onGrid = fc.integer({ min: 13, max: 32 }).map((halfHours) => halfHours * 30)
const offGrid = fc.integer({ min: 0, max: DAY_MINUTES })
const length = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(30, 60, 90, 180) }, fc.constantFrom(1, 45, 3000))

/** A visit, mostly on the grid and in the daytime, or a longer block. */
const taken: fc.Arbitrary<TakenTime> = fc
  .record({
    resource: fc.constantFrom(...LIFTS, LANE),
    day: fc.integer({ min: 0, max: DAYS - 1 }),
    from: fc.oneof({ weight: 5, arbitrary: onGrid }, offGrid),
    length,
  })
  .map(({ resource, day, from, length }) => {
    const start = MIDNIGHT + day * DAY_MINUTES + from
    return { resource, start, end: start + length }
  })

/** A calendar query for one week, with anything from an empty to a full calendar. */
export const anyQuestion: fc.Arbitrary<CalendarQuestion> = fc.record({
  workshop,
  closedDays: fc.subarray([addDays(FIRST, 1), addDays(FIRST, 3)]).map((dates) => new Set(dates)),
  taken: fc.array(taken, { maxLength: 100, size: 'max' }),
  now: fc.constantFrom(`${FIRST}T00:00:00`, `${FIRST}T08:10:00`, `${addDays(FIRST, 1)}T10:00:00`),
  first: fc.constant(FIRST),
  last: fc.constant(addDays(FIRST, DAYS - 1)),
  minutes: fc.constantFrom(0, 20, 45, 60, 90, 900),
})

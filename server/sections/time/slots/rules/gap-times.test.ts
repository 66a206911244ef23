import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeLifts, openDays, type CalendarQuestion } from './calendar'
import { slot } from './free-days'
import { anyQuestion } from '#tests/fixtures/any-calendar'
import { gapDays, gapFor, gapTimes } from './gap-times'

const DATE = '2026-11-24'
const minute = (time: string) => Date.parse(`${DATE}T${time}Z`) / 60_000
const taken = (resource: number, from: string, until: string) => ({ resource, start: minute(from), end: minute(until) })

/** A Tuesday from 8 to 16 with two lifts and a job of one hour. */
const question = (changes: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  workshop: {
    id: 1,
    carenceDays: 0,
    shiftChange: 720,
    hours: [{ weekday: 2, open: 480, close: 960, dayOnlyFrom: null }],
    exceptions: {},
    resources: [11, 12],
    hourService: false,
    hourLanes: [],
  },
  taken: [],
  now: '2026-11-23T08:00:00',
  first: DATE,
  last: DATE,
  minutes: 60,
  ...changes,
})
const found = (changes: Partial<CalendarQuestion>): string[] =>
  gapTimes(question(changes)).map(({ start, lift }) => `${start / 60} on ${lift}`)

describe('gapTimes', () => {
  it('finds a gap that the job fills, between visits and at both ends of the day', () => {
    const between = [taken(11, '08:00', '10:00'), taken(11, '11:00', '16:00')]
    expect(found({ taken: between })).toEqual(['10 on 11'])
    expect(found({ taken: [taken(11, '09:00', '16:00')] })).toEqual(['8 on 11'])
    expect(found({ taken: [taken(12, '08:00', '15:00')] })).toEqual(['15 on 12'])
  })

  it('leaves less than one slot of the gap before and after the visit', () => {
    const hole = (from: string, until: string) => [taken(11, '08:00', from), taken(11, until, '16:00')]
    expect(found({ taken: hole('09:31', '11:29') })).toEqual(['10 on 11'])
    expect(found({ taken: hole('09:30', '11:00') })).toEqual([])
    expect(found({ taken: hole('10:00', '11:30') })).toEqual([])
    expect(found({ taken: hole('10:00', '10:59') })).toEqual([])
  })

  it('finds no gap on a lift without reservations that day', () => {
    expect(found({ minutes: 480 })).toEqual([])
    expect(found({ minutes: 480, taken: [taken(11, '07:00', '08:00'), taken(11, '16:00', '17:00')] })).toEqual([])
  })

  it('begins a gap of today no earlier than now', () => {
    const after = [taken(11, '11:00', '16:00')]
    expect(found({ now: `${DATE}T09:40:00`, taken: after })).toEqual(['10 on 11'])
    expect(found({ now: `${DATE}T08:40:00`, taken: after })).toEqual([])
  })

  it('finds no gap on a day with whole-day bookings only', () => {
    const { workshop } = question()
    const hours = workshop.hours.map((one) => ({ ...one, dayOnlyFrom: 60 }))
    expect(found({ workshop: { ...workshop, hours }, taken: [taken(11, '09:00', '16:00')] })).toEqual([])
  })

  it('handles visits that overlap or extend beyond the day', () => {
    const visits = [taken(11, '00:00', '09:00'), taken(11, '08:30', '10:00'), taken(11, '11:00', '23:00')]
    expect(found({ taken: visits })).toEqual(['10 on 11'])
    expect(found({ taken: visits.toReversed() })).toEqual(['10 on 11'])
  })

  it('checks each lift separately and sorts by time', () => {
    const visits = [taken(11, '08:00', '15:00'), taken(12, '09:00', '16:00'), taken(99, '08:00', '16:00')]
    expect(found({ taken: visits })).toEqual(['8 on 12', '15 on 11'])
  })
})

it('merges the same hour on two lifts into one start', () => {
  const visits = [11, 12].map((lift) => taken(lift, '09:00', '16:00'))
  expect(gapTimes(question({ taken: visits }))).toHaveLength(2)
  expect(gapDays(question({ taken: visits }))).toMatchObject([{ date: DATE, starts: [480] }])
  expect(gapDays(question({ taken: visits, last: '2026-12-01' }))).toHaveLength(1)
  expect(gapDays(question())).toEqual([])
})

it('gapFor finds only a requested exact time that is a gap time', () => {
  const asked = question({ taken: [taken(12, '09:00', '16:00')] })
  const requested = (hour: string) => ({ kind: 'EXACT_TIME', start: `${DATE}T${hour}:00:00`, end: '' }) as const
  expect(gapFor(asked, requested('08'))).toEqual({ date: DATE, start: 480, lift: 12 })
  expect(gapFor(asked, requested('09'))).toBeNull()
  expect(gapFor(asked, { kind: 'DAY_ONLY', date: DATE })).toBeNull()
})

/** More runs than usual, because only about one generated calendar in eight has gap times. */
const RUNS = { numRuns: 400 }

describe('for any taken times', () => {
  const startsOf = (days: ReturnType<typeof openDays>) =>
    days.flatMap(({ date, starts }) => starts.map((start) => `${date} ${start}`))

  it('gap times are free starts, in order, on a free lift', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const free = startsOf(openDays(asked))
        const gaps = startsOf(gapDays(asked))
        expect(gaps).toEqual(free.filter((start) => gaps.includes(start)))
        const durations = new Map(openDays(asked).map((day) => [day.date, day.duration]))
        for (const { date, start, lift } of gapTimes(asked))
          expect(freeLifts(asked, slot(date, start, durations.get(date) ?? 0))).toContain(lift)
      }),
      RUNS,
    )
  })

  it('a visit in a gap leaves no bookable slot beside it on its lift', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const days = new Map(openDays(asked).map((day) => [day.date, day]))
        for (const { date, start, lift } of gapTimes(asked)) {
          const midnight = Date.parse(date) / 60_000 + start
          const end = midnight + (days.get(date)?.duration ?? 0)
          const filled = [...asked.taken, { resource: lift, start: midnight, end }]
          const alone = { ...asked.workshop, resources: [lift] }
          const left = openDays({ ...asked, workshop: alone, taken: filled, minutes: 1, first: date, last: date })
          const beside = left
            .flatMap((day) => day.starts)
            .filter((one) => one === start - 30 || one === end - midnight + start)
          expect(beside).toEqual([])
        }
      }),
      RUNS,
    )
  })
})

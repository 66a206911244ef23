import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimeSelectionType } from '#shared/api/nouns/enums'
import { days, weekday } from '#shared/date/wall-clock'
import { hoursOn } from '../../../../calendar/opening-hours'
import { freeLifts, isBookable, openDays, SLOT_STEP, visitLength, type CalendarQuestion } from './calendar'
import { freeDays, freeDaysText, inShift, ofKinds, slot } from './free-days'
import { anyQuestion } from '#tests/fixtures/any-calendar'
import { visitsFor } from './reservation'

const hours = (weekday: number, dayOnlyFrom: number | null = null) => ({ weekday, open: 480, close: 960, dayOnlyFrom })
const question = (changes: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  workshop: {
    id: 1,
    carenceDays: 1,
    shiftChange: 720,
    hours: [hours(1), hours(2), hours(3), hours(4), hours(5, 120)],
    exceptions: { '2026-12-24': 'closed', '2026-12-31': { open: null, close: 720 } },
    resources: [11, 12],
    hourService: false,
    hourLanes: [],
  },
  taken: [],
  now: '2026-11-23T08:10:00',
  first: '2026-11-23',
  last: '2026-11-29',
  minutes: 60,
  ...changes,
})
const minute = (time: string) => Date.parse(`${time}Z`) / 60_000

describe('visitLength', () => {
  it.each([
    [0, 600, 30],
    [20, 600, 30],
    [31, 600, 60],
    [90, 600, 90],
    [900, 555, 540],
  ])('reserves for %i minutes of work on a day of %i minutes: %i', (minutes, day, length) => {
    expect(visitLength(minutes, day)).toBe(length)
  })
})

describe('openDays', () => {
  it('starts after the notice and skips the weekend', () => {
    expect(openDays(question()).map((day) => day.date)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
  })

  it('skips past starts of today without notice', () => {
    const { workshop } = question()
    const [today] = openDays(question({ workshop: { ...workshop, carenceDays: 0 } }))
    expect(today?.starts[0]).toBe(510)
  })

  it('skips a start equal to now, today only', () => {
    const { workshop } = question()
    const soon = question({ workshop: { ...workshop, carenceDays: 0 }, now: '2026-11-23T08:30:00' })
    expect(openDays(soon).map(({ starts }) => starts[0])).toEqual([540, 480, 480, 480, 480])
    expect(openDays({ ...soon, now: '2026-11-23T15:00:00' }).map(({ date }) => date)).not.toContain('2026-11-23')
  })

  it('returns several weeks in date order, with whole days by weekday', () => {
    const open = openDays(question({ last: '2026-12-08', minutes: 120 }))
    const isWorkday = (date: string) => weekday(date) < 6
    expect(open.map(({ date }) => date)).toEqual(days('2026-11-24', '2026-12-08').filter(isWorkday))
    expect(open.filter((day) => day.dayOnly).map(({ date }) => date)).toEqual(['2026-11-27', '2026-12-04'])
    expect(openDays(question({ minutes: 119 })).some((day) => day.dayOnly)).toBe(false)
    expect(new Set(open.map((day) => day.shiftChange))).toEqual(new Set([720]))
  })

  it('ignores reservations on lifts of other workshops', () => {
    const [start, end] = [minute('2026-11-24T08:00'), minute('2026-11-24T16:00')]
    const taken = [11, 99, 99].map((resource) => ({ resource, start, end }))
    expect(openDays(question({ taken, last: '2026-11-24' }))).toHaveLength(1)
  })

  it('offers a day while at least one lift is free', () => {
    const whole = { start: minute('2026-11-24T08:00'), end: minute('2026-11-24T16:00') }
    const one = openDays(question({ taken: [{ resource: 11, ...whole }], last: '2026-11-24' }))
    expect(one).toHaveLength(1)
    const taken = [
      { resource: 11, ...whole },
      { resource: 12, ...whole },
    ]
    expect(openDays(question({ taken, last: '2026-11-24' }))).toEqual([])
  })

  it('reserves the whole day for a job longer than the day', () => {
    const [day] = openDays(question({ minutes: 1000 }))
    expect(day).toMatchObject({ starts: [480], duration: 480 })
  })

  it('returns nothing for a workshop without lifts', () => {
    const { workshop } = question()
    expect(openDays(question({ workshop: { ...workshop, resources: [] } }))).toEqual([])
  })
})

it('closed days and days within the notice are not bookable', () => {
  expect(isBookable(question(), '2026-12-24')).toBe(false)
  expect(isBookable(question(), '2026-11-23')).toBe(false)
  expect(isBookable(question(), '2026-11-24')).toBe(true)
})

describe('OP-02 a short day', () => {
  const thursday = { first: '2026-12-31', last: '2026-12-31' }

  it('offers the times that end before it closes', () => {
    const [day] = openDays(question(thursday))
    expect([day?.starts[0], day?.starts.at(-1)]).toEqual([480, 660])
  })

  it('is too short for a job that a usual day has room for', () => {
    expect(openDays(question({ ...thursday, minutes: 300 }))).toEqual([])
    expect(openDays(question({ ...thursday, minutes: 240 }))[0]?.starts).toEqual([480])
  })

  it('is closed if nothing of its usual hours is left', () => {
    const { workshop } = question()
    const late = { ...workshop, exceptions: { '2026-12-31': { open: 960, close: null } } }
    expect(isBookable(question({ workshop: late }), '2026-12-31')).toBe(false)
  })

  it('never has longer hours than usual', () => {
    const { workshop } = question()
    const long = { ...workshop, exceptions: { '2026-12-31': { open: 0, close: 1440 } } }
    expect(openDays(question({ ...thursday, workshop: long }))).toEqual(
      openDays(question({ ...thursday, workshop: { ...workshop, exceptions: {} } })),
    )
  })
})

it('weekends are not bookable even with opening hours, nor weekdays without them', () => {
  const { workshop } = question()
  const always = { ...workshop, hours: [6, 7, 1].map((weekday) => hours(weekday)) }
  const bookable = (date: string) => isBookable(question({ workshop: always }), date)
  expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map(bookable)).toEqual([false, false, true, false])
})

it('splits starts between the shifts at the shift change', () => {
  const open = openDays(question({ last: '2026-11-24' }))
  expect(inShift(open, 'MORNING')[0]?.starts.at(-1)).toBe(690)
  expect(inShift(open, 'EVENING')[0]?.starts[0]).toBe(720)
  const [day] = open
  expect(inShift(day ? [{ ...day, starts: [690] }] : [], 'EVENING')).toEqual([])
  expect(inShift(day ? [{ ...day, starts: [720] }] : [], 'MORNING')).toEqual([])
})

it('offers a long job no slots on a weekday with whole-day bookings, and filters by kind', () => {
  const open = openDays(question({ first: '2026-11-26', minutes: 120 }))
  const [thursday, friday] = freeDays(open)
  expect(thursday?.calendarSlots[0]).toEqual({ startTime: '2026-11-26T08:00:00', endTime: '2026-11-26T10:00:00' })
  expect(friday).toEqual({
    date: '2026-11-27',
    calendarSlots: [],
    exactTimesAvailable: false,
    onlyDayTimesAvailable: true,
  })
  const asked = (...kinds: TimeSelectionType[]) => freeDays(ofKinds(open, kinds))
  expect(asked('EXACT_TIME')).toEqual([thursday])
  expect(asked('DAY_ONLY')).toEqual([friday])
  expect(asked('EXACT_TIME', 'DAY_ONLY')).toEqual([thursday, friday])
  expect(asked('USE_ORGANIZATION_SETTING')).toEqual([thursday, friday])
  expect(asked()).toEqual([thursday, friday])
})

it('freeDaysText equals the JSON of freeDays for any calendar', () => {
  fc.assert(
    fc.property(anyQuestion, (asked) => {
      const open = openDays(asked)
      expect(freeDaysText(open)).toBe(JSON.stringify(freeDays(open)))
    }),
  )
  expect(freeDaysText(openDays(question({ first: '2026-11-26', minutes: 120 })))).toContain('"calendarSlots":[],')
  const { workshop } = question()
  const allDay = { ...workshop, hours: [{ weekday: 4, open: 0, close: 1440, dayOnlyFrom: null }] }
  expect(freeDaysText(openDays(question({ workshop: allDay })))).toContain('"startTime":"2026-11-26T00:00:00"')
})

it('a lift is free if no reservation overlaps; adjacent reservations do not overlap', () => {
  const taken = [{ resource: 11, start: minute('2026-11-24T09:00'), end: minute('2026-11-24T10:00') }]
  const free = (startTime: string, endTime: string) => freeLifts(question({ taken }), { startTime, endTime })
  expect(free('2026-11-24T10:00:00', '2026-11-24T11:00:00')).toEqual([11, 12])
  expect(free('2026-11-24T08:00:00', '2026-11-24T09:00:00')).toEqual([11, 12])
  expect(free('2026-11-24T09:30:00', '2026-11-24T10:30:00')).toEqual([12])
  expect(free('2026-11-24T08:30:00', '2026-11-24T09:01:00')).toEqual([12])
  expect(free('2026-11-24T08:00:00', '2026-11-24T12:00:00')).toEqual([12])
  expect(free('2026-11-25T09:00:00', '2026-11-25T10:00:00')).toEqual([11, 12])
})

describe('every offered time, for any taken times,', () => {
  const offered = (asked: CalendarQuestion) =>
    openDays(asked).flatMap((day) =>
      day.starts.map((start) => ({ day, start, ...slot(day.date, start, day.duration) })),
    )

  it('lies within the opening hours of a bookable day, on the step grid', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        for (const { day, start } of offered(asked)) {
          const hours = hoursOn(asked.workshop, day.date)
          expect(isBookable(asked, day.date)).toBe(true)
          expect(start).toBeGreaterThanOrEqual(hours?.open ?? Infinity)
          expect(start + day.duration).toBeLessThanOrEqual(hours?.close ?? -Infinity)
          expect((start - (hours?.open ?? 1)) % SLOT_STEP).toBe(0)
          expect(day.duration % SLOT_STEP).toBe(0)
        }
      }),
    )
  })

  it('can be reserved, because a lift is free and visitsFor finds the time', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        for (const { day, startTime, endTime } of offered(asked)) {
          expect(freeLifts(asked, { startTime, endTime })).not.toEqual([])
          const requested = day.dayOnly
            ? ({ kind: 'DAY_ONLY', date: day.date } as const)
            : ({ kind: 'EXACT_TIME', start: startTime, end: endTime } as const)
          expect(visitsFor(day, requested, null)).toContainEqual({ start: startTime, end: endTime })
        }
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimeSelectionType } from '#shared/api/nouns/enums'
import { days, weekday } from '#shared/date/wall-clock'
import { freeLifts, isBookable, openDays, SLOT_STEP, visitLength, type CalendarQuestion } from './calendar'
import { freeDays, freeDaysText, inShift, ofKinds, slot } from './free-days'
import { anyQuestion } from '#tests/harness/any-calendar'
import { visitsFor } from './reservation'

const hours = (weekday: number, dayOnlyFrom: number | null = null) => ({ weekday, open: 480, close: 960, dayOnlyFrom })
const question = (changes: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  workshop: {
    id: 1,
    carenceDays: 1,
    shiftChange: 720,
    hours: [hours(1), hours(2), hours(3), hours(4), hours(5, 120)],
    resources: [11, 12],
    hourService: false,
    hourLanes: [],
  },
  closedDays: new Set(['2026-12-24']),
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
  ])('%i minutes of a %i minute day take %i', (minutes, day, length) => {
    expect(visitLength(minutes, day)).toBe(length)
  })
})

describe('openDays', () => {
  it('starts with today plus the notice and leaves out the weekend', () => {
    expect(openDays(question()).map((day) => day.date)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
  })

  it('without notice, what has passed today is left out', () => {
    const { workshop } = question()
    const [today] = openDays(question({ workshop: { ...workshop, carenceDays: 0 } }))
    expect(today?.starts[0]).toBe(510)
  })

  it('what starts now has begun, and tomorrow nothing has', () => {
    const { workshop } = question()
    const soon = question({ workshop: { ...workshop, carenceDays: 0 }, now: '2026-11-23T08:30:00' })
    expect(openDays(soon).map(({ starts }) => starts[0])).toEqual([540, 480, 480, 480, 480])
    expect(openDays({ ...soon, now: '2026-11-23T15:00:00' }).map(({ date }) => date)).not.toContain('2026-11-23')
  })

  it('comes in the order of the dates over several weeks, each with the kind of its weekday', () => {
    const open = openDays(question({ last: '2026-12-08', minutes: 120 }))
    const isWorkday = (date: string) => weekday(date) < 6
    expect(open.map(({ date }) => date)).toEqual(days('2026-11-24', '2026-12-08').filter(isWorkday))
    expect(open.filter((day) => day.dayOnly).map(({ date }) => date)).toEqual(['2026-11-27', '2026-12-04'])
    expect(openDays(question({ minutes: 119 })).some((day) => day.dayOnly)).toBe(false)
    expect(new Set(open.map((day) => day.shiftChange))).toEqual(new Set([720]))
  })

  it('is not taken by what is on somebody else’s lift', () => {
    const [start, end] = [minute('2026-11-24T08:00'), minute('2026-11-24T16:00')]
    const taken = [11, 99, 99].map((resource) => ({ resource, start, end }))
    expect(openDays(question({ taken, last: '2026-11-24' }))).toHaveLength(1)
  })

  it('is free while one lift is', () => {
    const whole = { start: minute('2026-11-24T08:00'), end: minute('2026-11-24T16:00') }
    const one = openDays(question({ taken: [{ resource: 11, ...whole }], last: '2026-11-24' }))
    expect(one).toHaveLength(1)
    const taken = [
      { resource: 11, ...whole },
      { resource: 12, ...whole },
    ]
    expect(openDays(question({ taken, last: '2026-11-24' }))).toEqual([])
  })

  it('a job longer than the day takes the whole of it', () => {
    const [day] = openDays(question({ minutes: 1000 }))
    expect(day).toMatchObject({ starts: [480], duration: 480 })
  })

  it('a workshop without lifts has nothing', () => {
    const { workshop } = question()
    expect(openDays(question({ workshop: { ...workshop, resources: [] } }))).toEqual([])
  })
})

it('a closed day is not bookable, nor is one before the notice', () => {
  expect(isBookable(question(), '2026-12-24')).toBe(false)
  expect(isBookable(question(), '2026-11-23')).toBe(false)
  expect(isBookable(question(), '2026-11-24')).toBe(true)
})

it('no weekend is bookable, whatever the hours, nor a weekday without any', () => {
  const { workshop } = question()
  const always = { ...workshop, hours: [6, 7, 1].map((weekday) => hours(weekday)) }
  const bookable = (date: string) => isBookable(question({ workshop: always }), date)
  expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map(bookable)).toEqual([false, false, true, false])
})

it('shifts part the starts at the change', () => {
  const open = openDays(question({ last: '2026-11-24' }))
  expect(inShift(open, 'MORNING')[0]?.starts.at(-1)).toBe(690)
  expect(inShift(open, 'EVENING')[0]?.starts[0]).toBe(720)
  const [day] = open
  expect(inShift(day ? [{ ...day, starts: [690] }] : [], 'EVENING')).toEqual([])
  expect(inShift(day ? [{ ...day, starts: [720] }] : [], 'MORNING')).toEqual([])
})

it('a long job on a day-only weekday has no hours', () => {
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

it('what is written of any calendar is the JSON of its days', () => {
  fc.assert(
    fc.property(anyQuestion, (asked) => {
      const open = openDays(asked)
      expect(freeDaysText(open)).toBe(JSON.stringify(freeDays(open)))
    }),
  )
  expect(freeDaysText(openDays(question({ first: '2026-11-26', minutes: 120 })))).toContain('"calendarSlots":[],')
})

it('a lift is free where nothing overlaps; what only touches does not', () => {
  const taken = [{ resource: 11, start: minute('2026-11-24T09:00'), end: minute('2026-11-24T10:00') }]
  const free = (startTime: string, endTime: string) => freeLifts(question({ taken }), { startTime, endTime })
  expect(free('2026-11-24T10:00:00', '2026-11-24T11:00:00')).toEqual([11, 12])
  expect(free('2026-11-24T08:00:00', '2026-11-24T09:00:00')).toEqual([11, 12])
  expect(free('2026-11-24T09:30:00', '2026-11-24T10:30:00')).toEqual([12])
  expect(free('2026-11-24T08:30:00', '2026-11-24T09:01:00')).toEqual([12])
  expect(free('2026-11-24T08:00:00', '2026-11-24T12:00:00')).toEqual([12])
  expect(free('2026-11-25T09:00:00', '2026-11-25T10:00:00')).toEqual([11, 12])
})

describe('whatever is taken, every time offered', () => {
  const offered = (asked: CalendarQuestion) =>
    openDays(asked).flatMap((day) =>
      day.starts.map((start) => ({ day, start, ...slot(day.date, start, day.duration) })),
    )

  it('lies within the opening hours of a bookable day, in whole steps', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        for (const { day, start } of offered(asked)) {
          const hours = asked.workshop.hours.find((one) => one.weekday === weekday(day.date))
          expect(isBookable(asked, day.date)).toBe(true)
          expect(start).toBeGreaterThanOrEqual(hours?.open ?? Infinity)
          expect(start + day.duration).toBeLessThanOrEqual(hours?.close ?? -Infinity)
          expect((start - (hours?.open ?? 1)) % SLOT_STEP).toBe(0)
          expect(day.duration % SLOT_STEP).toBe(0)
        }
      }),
    )
  })

  it('can be reserved: a lift is free for all of it, and the wish for it is fulfilled', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        for (const { day, startTime, endTime } of offered(asked)) {
          expect(freeLifts(asked, { startTime, endTime })).not.toEqual([])
          const wish = day.dayOnly
            ? ({ kind: 'DAY_ONLY', date: day.date } as const)
            : ({ kind: 'EXACT_TIME', start: startTime, end: endTime } as const)
          expect(visitsFor(day, wish, null)).toContainEqual({ start: startTime, end: endTime })
        }
      }),
    )
  })
})

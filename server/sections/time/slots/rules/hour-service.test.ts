import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuestion } from '#tests/fixtures/any-calendar'
import { openDays, type CalendarQuestion, type OpenDay } from './calendar'
import { asHourService, comesFirst } from './hour-service'

const DATE = '2026-11-24'
const minute = (time: string) => Date.parse(`${DATE}T${time}Z`) / 60_000
const whole = { start: minute('08:00'), end: minute('12:00') }

/** A Tuesday morning with one lift and one lane, on which every regular job is booked for the whole day. */
const question = (changes: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  workshop: {
    id: 1,
    carenceDays: 0,
    shiftChange: 720,
    hours: [{ weekday: 2, open: 480, close: 720, dayOnlyFrom: 0 }],
    exceptions: {},
    resources: [11],
    hourService: true,
    hourLanes: [19],
  },
  taken: [],
  now: '2026-11-23T08:00:00',
  first: DATE,
  last: DATE,
  minutes: 20,
  ...changes,
})
const hours = (changes: Partial<CalendarQuestion> = {}) => openDays(asHourService(question(changes)))

describe('hour service', () => {
  it('reserves an hour for any job, and never the whole day', () => {
    expect(hours()).toMatchObject([{ starts: [480, 510, 540, 570, 600, 630, 660], duration: 60, dayOnly: false }])
    expect(hours({ minutes: 60 })).toEqual(hours())
  })

  it('offers nothing for a job longer than an hour, or if the workshop has no hour service', () => {
    expect(hours({ minutes: 61 })).toEqual([])
    expect(hours({ workshop: { ...question().workshop, hourService: false } })).toEqual([])
  })

  it('uses the lanes first, and a lift if they are taken', () => {
    expect(asHourService(question()).workshop.resources).toEqual([19, 11])
    expect(hours({ taken: [{ resource: 19, ...whole }] })).toHaveLength(1)
    const both = [
      { resource: 19, ...whole },
      { resource: 11, ...whole },
    ]
    expect(hours({ taken: both })).toEqual([])
  })

  it('offers its lanes to no other job', () => {
    expect(openDays(question({ taken: [{ resource: 11, ...whole }] }))).toEqual([])
  })
})

describe('comesFirst', () => {
  const starting = (start: number, date = DATE): OpenDay[] => [
    { date, dayOnly: false, starts: [start], duration: 60, shiftChange: 720 },
  ]

  it.each([
    ['an earlier hour', starting(480), starting(510), true],
    ['the same hour', starting(480), starting(480), false],
    ['a later hour', starting(510), starting(480), false],
    ['an hour where there is no other', starting(480), [], true],
    ['no hour', [], starting(480), false],
    ['neither', [], [], false],
  ])('%s', (_, some, others, expected) => {
    expect(comesFirst(some, others)).toBe(expected)
  })

  it('treats a day without starts as no free time', () => {
    const lost: OpenDay[] = [{ date: DATE, dayOnly: false, starts: [], duration: 60, shiftChange: 720 }]
    expect(comesFirst(lost, [])).toBe(false)
    expect(comesFirst(starting(480), lost)).toBe(true)
  })

  it('compares the day before the hour', () => {
    expect(comesFirst(starting(900), starting(480, '2026-11-25'))).toBe(true)
  })
})

describe('for any calendar', () => {
  it('hour service takes at most an hour, never a whole day, and only where offered for short jobs', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const found = openDays(asHourService(asked))
        const isOffered = asked.workshop.hourService && asked.minutes <= 60
        expect(found.every((day) => isOffered && day.duration <= 60 && !day.dayOnly)).toBe(true)
      }),
    )
  })

  it('every free hour is also free for hour service, and lanes only add times', () => {
    const startsOf = (days: readonly OpenDay[]) =>
      days.flatMap(({ date, starts }) => starts.map((start) => `${date} ${start}`))
    fc.assert(
      fc.property(anyQuestion, (some) => {
        const { workshop } = some
        const asked = { ...some, minutes: 60, workshop: { ...workshop, hourService: true } }
        expect(startsOf(openDays(asHourService(asked)))).toEqual(expect.arrayContaining(startsOf(openDays(asked))))
      }),
    )
  })

  it('at most one of two calendars comes first, and any before an empty one', () => {
    fc.assert(
      fc.property(anyQuestion, anyQuestion, (one, other) => {
        const [some, others] = [openDays(one), openDays(other)]
        expect(comesFirst(some, others) && comesFirst(others, some)).toBe(false)
        expect(comesFirst(some, some)).toBe(false)
        expect(comesFirst(some, [])).toBe(some.length > 0)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { openDays, type CalendarQuestion, type OpenDay } from './calendar'
import { asHourService, comesFirst } from './hour-service'

const DATE = '2026-11-24'
const minute = (time: string) => Date.parse(`${DATE}T${time}Z`) / 60_000
const whole = { start: minute('08:00'), end: minute('12:00') }

/** A Tuesday morning on a lift and a lane; long jobs, and here every job is one, are taken in for the day. */
const question = (changes: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  workshop: {
    id: 1,
    carenceDays: 0,
    shiftChange: 720,
    hours: [{ weekday: 2, open: 480, close: 720, dayOnlyFrom: 0 }],
    resources: [11],
    hourService: true,
    hourLanes: [19],
  },
  closedDays: new Set(),
  taken: [],
  now: '2026-11-23T08:00:00',
  first: DATE,
  last: DATE,
  minutes: 20,
  ...changes,
})
const hours = (changes: Partial<CalendarQuestion> = {}) => openDays(asHourService(question(changes)))

describe('hour service', () => {
  it('takes an hour, whatever the job, and never the whole day', () => {
    expect(hours()).toMatchObject([{ starts: [480, 510, 540, 570, 600, 630, 660], duration: 60, dayOnly: false }])
    expect(hours({ minutes: 60 })).toEqual(hours())
  })

  it('takes in no job of more than an hour, and none where it is not offered', () => {
    expect(hours({ minutes: 61 })).toEqual([])
    expect(hours({ workshop: { ...question().workshop, hourService: false } })).toEqual([])
  })

  it('goes on the lanes first, and on a lift when they are taken', () => {
    expect(asHourService(question()).workshop.resources).toEqual([19, 11])
    expect(hours({ taken: [{ resource: 19, ...whole }] })).toHaveLength(1)
    const both = [
      { resource: 19, ...whole },
      { resource: 11, ...whole },
    ]
    expect(hours({ taken: both })).toEqual([])
  })

  it('keeps its lanes to itself', () => {
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

  it('looks at the day before the hour', () => {
    expect(comesFirst(starting(900), starting(480, '2026-11-25'))).toBe(true)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/date/wall-clock'
import type { Opening } from '../../../../calendar/opening-hours'
import { openDays, type CalendarQuestion } from './calendar'
import { anyQuestion } from '#tests/fixtures/any-calendar'
import { offShift, workOn, type WorkShift } from './work-shifts'

const minute = (time: string) => Date.parse(`${time}Z`) / 60_000
const monday: WorkShift = { resource: 7, weekday: 1, start: 480, end: 900 }

describe('offShift', () => {
  it('returns the time before and after the shift, and whole days without a shift', () => {
    expect(offShift([monday], '2026-11-23', '2026-11-24')).toEqual([
      { resource: 7, start: minute('2026-11-23T00:00'), end: minute('2026-11-23T08:00') },
      { resource: 7, start: minute('2026-11-23T15:00'), end: minute('2026-11-24T00:00') },
      { resource: 7, start: minute('2026-11-24T00:00'), end: minute('2026-11-25T00:00') },
    ])
  })

  it('returns nothing for a shift of 24 hours or without shifts', () => {
    expect(offShift([{ ...monday, start: 0, end: 1440 }], '2026-11-23', '2026-11-23')).toEqual([])
    expect(offShift([], '2026-11-23', '2026-11-29')).toEqual([])
  })

  it('handles each resource separately', () => {
    const other = { ...monday, resource: 8, start: 0, end: 1440 }
    expect(offShift([monday, other], '2026-11-23', '2026-11-23').map((one) => one.resource)).toEqual([7, 7])
  })
})

describe('workOn', () => {
  const hours = [1, 2].map((weekday) => ({ weekday, open: 540, close: 1020, dayOnlyFrom: null }))
  const opening: Opening = { hours, exceptions: { '2026-11-30': 'closed', '2026-12-01': { open: null, close: 720 } } }

  it.each([
    ['the shift within the opening hours', '2026-11-23', 7, { start: 540, end: 900 }],
    ['null on a weekday without a shift', '2026-11-24', 7, null],
    ['the opening hours for a resource without shifts', '2026-11-24', 8, { start: 540, end: 1020 }],
    ['null on a closed weekday', '2026-11-25', 8, null],
    ['null on a closed day', '2026-11-30', 8, null],
    ['the hours of a short day', '2026-12-01', 8, { start: 540, end: 720 }],
  ])('returns %s', (_, date, resource, expected) => {
    expect(workOn(date, resource, [monday], opening)).toEqual(expected)
  })

  it('uses only the resource’s own shifts', () => {
    const shifts = [monday, { ...monday, resource: 8, weekday: 2 }]
    expect(workOn('2026-11-24', 7, shifts, opening)).toBeNull()
    expect(workOn('2026-11-24', 8, shifts, opening)).toEqual({ start: 540, end: 900 })
  })

  it('returns null if the shift ends before the workshop opens', () => {
    expect(workOn('2026-11-23', 7, [{ ...monday, start: 300, end: 540 }], opening)).toBeNull()
  })
})

describe('shifts and absences', () => {
  const starts = (question: CalendarQuestion): Set<string> =>
    new Set(openDays(question).flatMap((day) => day.starts.map((start) => `${day.date} ${start}`)))
  const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
    [...some].every((one) => all.has(one))

  const shift = (resource: number): fc.Arbitrary<WorkShift> =>
    fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .map(([weekday, start, length]) => ({ resource, weekday, start, end: Math.min(start + length, 1440) }))
  const shifts = fc
    .constantFrom(1, 2, 3)
    .chain((resource) => fc.uniqueArray(shift(resource), { selector: (one) => one.weekday, maxLength: 5 }))

  it('never add free time', () => {
    fc.assert(
      fc.property(anyQuestion, shifts, (question, work) => {
        const off = offShift(work, question.first, question.last)
        const taken = [...question.taken, ...off]
        expect(isWithin(starts({ ...question, taken }), starts(question))).toBe(true)
      }),
    )
  })

  it('limit each resource to its shift', () => {
    fc.assert(
      fc.property(anyQuestion, shifts, (question, work) => {
        const [one] = work
        if (!one) return
        const taken = offShift(work, question.first, question.last)
        const alone = { ...question, workshop: { ...question.workshop, resources: [one.resource] }, taken }
        for (const { date, starts, duration } of openDays(alone)) {
          const within = workOn(date, one.resource, work, question.workshop)
          for (const start of starts) {
            expect(start).toBeGreaterThanOrEqual(within?.start ?? Infinity)
            expect(start + duration).toBeLessThanOrEqual(within?.end ?? -Infinity)
          }
        }
      }),
    )
  })

  it('for all days act as if the resource did not exist', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { first, last, workshop } = question
        const away = { resource: 1, start: minute(`${first}T00:00`), end: minute(`${addDays(last, 1)}T00:00`) }
        const others = { ...workshop, resources: workshop.resources.filter((id) => id !== 1) }
        expect(openDays({ ...question, taken: [...question.taken, away] })).toEqual(
          openDays({ ...question, workshop: others }),
        )
      }),
    )
  })
})

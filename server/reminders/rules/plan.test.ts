import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf } from '#shared/date/instant'
import { addDays, addHours, at, timeOf, wallClockAt, type WallDateTime } from '#shared/date/wall-clock'
import { mayText, plannedReminders, type ReminderKind } from './plan'

const HOUR_MS = 3_600_000
const mail = (hours: number): ReminderKind => ({ channel: 'MAIL', hours })
const sms = (hours: number): ReminderKind => ({ channel: 'SMS', hours })
/** When a visit's reminders are due if it was booked long before. */
const due = (start: WallDateTime, ...kinds: readonly ReminderKind[]): string[] =>
  plannedReminders(kinds, start, addHours(start, -1000)).map(({ dueAt }) => dueAt)

describe('a reminder', () => {
  it('VI-01 is due its hours before the visit', () =>
    expect(due('2026-11-25T09:05:00', mail(24), mail(2))).toEqual(['2026-11-24T09:05:00', '2026-11-25T07:05:00']))

  it.each([
    ['2026-10-25', 'back, on the day itself'],
    ['2026-10-26', 'back, the night before'],
    ['2026-03-29', 'forward, on the day itself'],
    ['2026-03-30', 'forward, the night before'],
  ])('VI-01 of a visit on %s at 7.00, when the clocks went %s, is due at 7.00 the day before', (date) => {
    expect(due(at(date, '07:00:00'), mail(24))).toEqual([at(addDays(date, -1), '07:00:00')])
    expect(due(at(date, '07:00:00'), mail(2))).toEqual([at(date, '05:00:00')])
  })

  it('VI-01 is never due after the visit nor more than an hour off, on any night on which the clocks change', () => {
    const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31']
    // A visit begins within two days of a change, at a time that exists.
    const starts = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -96, max: 192 }))
      .map(([day, quarters]) => addHours(at(day, '00:00:00'), quarters / 4))
      .filter((start) => wallClockAt(instantOf(start)) === start)
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 72 }), (start, hours) => {
        const [dueAt = ''] = due(start, mail(hours))
        const before = (instantOf(start).getTime() - instantOf(dueAt).getTime()) / HOUR_MS
        expect(Math.abs(before - hours)).toBeLessThanOrEqual(1)
        expect(dueAt < start).toBe(true)
      }),
    )
  })

  it('VI-01 is planned only if at least half of its hours are left', () => {
    const start = '2026-11-25T09:00:00'
    const planned = (now: string) => plannedReminders([mail(24), mail(2)], start, now).map(({ hours }) => hours)
    expect(planned('2026-11-23T21:00:00')).toEqual([24, 2])
    expect(planned('2026-11-23T21:00:01')).toEqual([2])
    expect(planned('2026-11-25T06:00:00')).toEqual([2])
    expect(planned('2026-11-25T06:00:01')).toEqual([])
    expect(planned('2026-11-25T10:00:00')).toEqual([])
  })
})

describe('a text message', () => {
  it.each([
    ['2026-11-25T12:00:00', 2, '2026-11-25T10:00:00'],
    // Too early: in the morning, or the evening before if the morning is too late.
    ['2026-11-25T09:00:00', 2, '2026-11-25T08:00:00'],
    ['2026-11-25T07:00:00', 2, '2026-11-24T19:00:00'],
    ['2026-11-25T07:00:00', 24, '2026-11-24T08:00:00'],
    // Too late: the next morning, or the same evening.
    ['2026-11-25T20:30:00', 24, '2026-11-25T08:00:00'],
    ['2026-11-25T23:00:00', 2, '2026-11-25T19:00:00'],
  ])('VI-01 for a visit at %s, %i hours before, is due at %s', (start, hours, expected) =>
    expect(due(start, sms(hours))).toEqual([expected]),
  )

  it('VI-01 is due by day and before the visit, whenever that is', () => {
    const starts = fc.integer({ min: 0, max: 4 * 24 * 400 }).map((n) => addHours('2026-01-01T00:00:00', n / 4))
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 72 }), (start, hours) => {
        const [dueAt = ''] = due(start, sms(hours))
        expect(mayText(dueAt)).toBe(true)
        expect(dueAt < start).toBe(true)
      }),
    )
  })

  it('VI-01 is sent from 8 to 20 alone', () => {
    const may = Array.from({ length: 24 }, (_, hour) => addHours('2026-11-25T00:00:00', hour)).filter(mayText)
    expect([may.length, timeOf(may[0] ?? ''), timeOf(may.at(-1) ?? '')]).toEqual([12, '08:00:00', '19:00:00'])
  })
})

import { describe, expect, it } from 'vitest'
import { dayFault } from '../../entities/calendar/model/calendar-rules'
import { freeDayLabel } from '../../entities/calendar/model/calendar-words'
import { moveIn } from '../../shared/ui/calendar/calendar-moves'
import { daysOf } from '#shared/date/month-weeks'
import { formatTypedDate, readDate } from '#shared/date/typed'
import {
  addDays,
  dateOf,
  days,
  endOfMonth,
  startOfMonth,
  wallClockAt,
  weekday,
  weekNumber,
} from '#shared/date/wall-clock'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const zone = process.env['TZ'] ?? ''
/** The time zones of vitest.config.ts. */
const zones = (process.env['ZONES'] ?? '').split(' ')
const START = Date.UTC(2026, 0, 1)
const END = Date.UTC(2037, 0, 1)

/** Returns a function from an instant to the local time of a zone, as if that were UTC. */
function shownBy(name: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
}

/** Returns the clock changes of a zone, found by comparing days and then bisecting. */
function changesOf(name: string): number[] {
  const shown = shownBy(name)
  const offset = (at: number): number => shown(at) - at
  const changes: number[] = []
  for (let day = START; day < END; day += DAY) {
    if (offset(day) === offset(day + DAY)) continue
    let [before, after] = [day, day + DAY]
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000
      if (offset(middle) === offset(before)) before = middle
      else after = middle
    }
    changes.push(after)
  }
  return changes
}

/** Helsinki's local time by law: summer time from the last Sunday of March to that of October, at 1:00 UTC. */
function helsinkiByLaw(at: number): string {
  const year = new Date(at).getUTCFullYear()
  const lastSunday = (month: number): number => {
    const last = new Date(Date.UTC(year, month, 31, 1))
    return last.getTime() - last.getUTCDay() * DAY
  }
  const isSummer = at >= lastSunday(2) && at < lastSunday(9)
  return new Date(at + (isSummer ? 3 : 2) * HOUR).toISOString().slice(0, 19)
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Instants around each clock change of any zone, including the neighbouring midnights. */
const moments = [...new Set(zones.flatMap(changesOf))].flatMap((change) =>
  [-DAY, -2 * HOUR, -1000, 0, 1000, 2 * HOUR, DAY].map((by) => change + by),
)
/** Dates with a clock change, and the dates before and after. */
const nearDays = [...new Set(moments.map(isoDay))]

const times = <T>(count: number, each: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => each(index))

describe(`TM-02 reading 11: a visitor in ${zone}`, () => {
  it('has the zone of this project’s environment', () => {
    expect(zones.length).toBeGreaterThanOrEqual(8)
    const shown = shownBy(zone)
    for (const at of [START, START + 182 * DAY]) expect(at - new Date(at).getTimezoneOffset() * 60_000).toBe(shown(at))
  })

  it('finds 22 clock changes in Helsinki from 2026 to 2036, and those of the visitor’s zone', () => {
    expect(changesOf('Europe/Helsinki')).toHaveLength(22)
    const offsetOf = (at: number): number => new Date(at).getTimezoneOffset()
    expect(changesOf(zone).filter((at) => offsetOf(at) === offsetOf(at - 1000))).toEqual([])
  })

  it('gets Helsinki’s local time by law', () => {
    expect(moments.map((at) => wallClockAt(new Date(at)))).toEqual(moments.map(helsinkiByLaw))
  })

  it('applies the day rules by the date in Helsinki', () => {
    const faults = moments.map((at) => {
      const limits = { today: dateOf(wallClockAt(new Date(at))), carenceDays: 2 }
      return times(11, (index) => dayFault(addDays(limits.today, index - 2), limits))
    })
    const expected = moments.map((at) => {
      const today = Date.parse(`${helsinkiByLaw(at).slice(0, 10)}T00:00:00Z`)
      return times(11, (index) => {
        if (index < 2) return 'past'
        const isAtWeekend = [0, 6].includes(new Date(today + (index - 2) * DAY).getUTCDay())
        return isAtWeekend ? 'closed' : index < 4 ? 'carence' : null
      })
    })
    expect(faults).toEqual(expected)
  })

  it('counts days, weeks and months across each change as UTC does', () => {
    const counted = nearDays.map((date) => [
      ...[-7, -1, 1, 7, 366].map((by) => addDays(date, by)),
      ...days(date, addDays(date, 3)),
      weekday(date),
      weekNumber(date),
      startOfMonth(date),
      startOfMonth(date, 5),
      endOfMonth(date),
      daysOf(startOfMonth(date)).length,
    ])
    const expected = nearDays.map((date) => {
      const at = Date.parse(`${date}T00:00:00Z`)
      const [year, month] = [new Date(at).getUTCFullYear(), new Date(at).getUTCMonth()]
      const ofWeek = new Date(at).getUTCDay() || 7
      // The week of a day is that of its Thursday, counted from the first of January.
      const thursday = at + (4 - ofWeek) * DAY
      const last = Date.UTC(year, month + 1, 0)
      return [
        ...[-7, -1, 1, 7, 366, 0, 1, 2, 3].map((by) => isoDay(at + by * DAY)),
        ofWeek,
        Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)) / (7 * DAY)) + 1,
        isoDay(Date.UTC(year, month, 1)),
        isoDay(Date.UTC(year, month + 5, 1)),
        isoDay(last),
        new Date(last).getUTCDate(),
      ]
    })
    expect(counted).toEqual(expected)
  })

  it('reads, moves and labels the same date', () => {
    const met = nearDays.map((date) => {
      const view = { month: startOfMonth(date), months: 1, canGoPrevious: true, canGoNext: true }
      const label = freeDayLabel({ date, today: '', freeTimes: 2, isDayOnly: false })
      return [readDate(formatTypedDate(date)), moveIn(view, date, 'ArrowRight')?.date, label]
    })
    const expected = nearDays.map((date) => {
      const at = new Date(`${date}T00:00:00Z`)
      const name = at.toLocaleDateString('fi-FI', { weekday: 'long', timeZone: 'UTC' })
      const written = `${at.getUTCDate()}.${at.getUTCMonth() + 1}.`
      return [date, isoDay(at.getTime() + DAY), `${name} ${written}, 2 vapaata aikaa`]
    })
    expect(met).toEqual(expected)
  })
})

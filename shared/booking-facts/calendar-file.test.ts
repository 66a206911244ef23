import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { instantOf } from '#shared/date/instant'
import { wallClockAt } from '#shared/date/wall-clock'
import { calendarFeed, calendarFile, type CalendarEvent } from './calendar-file'

const NOW = new Date('2026-11-23T06:00:00Z')
const event: CalendarEvent = {
  id: 'one@huolto.fi',
  sequence: 2,
  start: '2026-11-24T08:30:00',
  end: '2026-11-24T11:00:00',
  isWholeDay: false,
  title: 'Ajanvaraus: Helsinki Roihupelto',
  place: 'Katu 1, 00100 Helsinki',
  text: 'ABC-123',
}

/** Parses a calendar file without its alarm: unfolds its lines and splits them into names and escaped values. */
function read(file: string): ReadonlyMap<string, string> {
  expect(file.endsWith('\r\n')).toBe(true)
  const plain = file.replaceAll('\r\n ', '').replace(/BEGIN:VALARM.*END:VALARM\r\n/s, '')
  return new Map(
    plain
      .trimEnd()
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1)]
      }),
  )
}
const unescaped = (value = ''): string => value.replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one))

describe('the calendar file', () => {
  it('CU-06 has the time in UTC, in winter and summer', () => {
    const winter = read(calendarFile(event, NOW))
    expect([winter.get('DTSTART'), winter.get('DTEND'), winter.get('DTSTAMP')]).toEqual([
      '20261124T063000Z',
      '20261124T090000Z',
      '20261123T060000Z',
    ])
    const summer = read(calendarFile({ ...event, start: '2026-07-01T00:15:00', end: null }, NOW))
    expect([summer.get('DTSTART'), summer.has('DTEND')]).toEqual(['20260630T211500Z', false])
  })

  it('CU-06 has a day reservation as a whole day', () => {
    const file = read(calendarFile({ ...event, start: '2026-12-31T00:00:00', end: null, isWholeDay: true }, NOW))
    expect([file.get('DTSTART;VALUE=DATE'), file.get('DTEND;VALUE=DATE')]).toEqual(['20261231', '20270101'])
  })

  it('CU-06 converts a wall-clock time to its instant, also around daylight saving changes', () => {
    const days = fc.integer({ min: 0, max: 24 * 366 * 4 }).map((quarter) => Date.UTC(2026, 0, 1) + quarter * 900_000)
    const changes = fc
      .tuple(fc.constantFrom('2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z'), fc.integer({ min: -16, max: 16 }))
      .map(([day, quarters]) => Date.parse(day) + quarters * 900_000)
    fc.assert(
      fc.property(fc.oneof(days, changes), (ms) => {
        const wall = wallClockAt(new Date(ms))
        // In autumn one hour occurs twice, and either instant is correct.
        expect(wallClockAt(instantOf(wall))).toBe(wall)
      }),
    )
  })

  it('CU-06 round-trips any text in lines of at most 75 octets', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    const awkward = fc.array(fc.oneof(text, fc.constantFrom('\n', ',', ';', '\\', '\\n', ':', 'Ä', '🚗', 'END:VEVENT')))
    const words = awkward.map((parts) => parts.join('').replaceAll(/[^\P{Cc}\n]/gu, ''))
    fc.assert(
      fc.property(words, words, words, (title, place, written) => {
        const file = calendarFile({ ...event, title, place, text: written }, NOW)
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Cc}/u)
          // A fold splits no character.
          expect(Buffer.from(line).toString()).toBe(line)
        }
        const values = read(file)
        expect(values.size).toBe(14)
        expect(unescaped(values.get('SUMMARY'))).toBe(title)
        expect(unescaped(values.get('LOCATION'))).toBe(place)
        expect(unescaped(values.get('DESCRIPTION'))).toBe(written)
      }),
    )
  })
})

/** The event of a file as a calendar program reads it, with the times of its alarms. */
function programOf(file: string) {
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  const event = new ICAL.Event(component ?? undefined)
  const alarms = (component?.getAllSubcomponents('valarm') ?? []).map((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger')
    if (!(trigger instanceof ICAL.Duration)) throw new TypeError('an alarm relative to the start')
    const at = event.startDate.clone()
    // A day begins at midnight.
    at.isDate = false
    at.addDuration(trigger)
    const [action, description] = ['action', 'description'].map((name) => String(alarm.getFirstPropertyValue(name)))
    return `${action} ${at.toString()} ${description}`
  })
  return { event, alarms }
}

describe('the alarm of a calendar file', () => {
  it('VI-01 comes a day before the visit, and at nine in the morning before a whole day', () => {
    expect(programOf(calendarFile(event, NOW)).alarms).toEqual([
      'DISPLAY 2026-11-23T06:30:00Z Ajanvaraus: Helsinki Roihupelto',
    ])
    const day = { ...event, start: '2026-11-27T07:00:00', end: null, isWholeDay: true }
    expect(programOf(calendarFile(day, NOW)).alarms).toEqual([
      'DISPLAY 2026-11-26T09:00:00 Ajanvaraus: Helsinki Roihupelto',
    ])
  })

  it('VI-01 is none in a file that cancels the visit', () =>
    expect(programOf(calendarFile({ ...event, isCancelled: true }, NOW)).alarms).toEqual([]))
})

it('VI-04 a feed has any number of events, without alarms', () => {
  const feed = (events: Parameters<typeof calendarFeed>[1]) =>
    new ICAL.Component(ICAL.parse(calendarFeed('Vantaa', events)))
  expect(feed([]).getAllSubcomponents('vevent')).toEqual([])
  const both = feed([
    { ...event, stamp: NOW },
    { ...event, id: 'two@huolto.fi', stamp: NOW },
  ])
  const uids = both.getAllSubcomponents('vevent').map((one) => one.getFirstPropertyValue('uid'))
  expect(uids).toEqual(['one@huolto.fi', 'two@huolto.fi'])
  expect(both.getFirstPropertyValue('x-wr-calname')).toBe('Vantaa')
  expect(both.getAllSubcomponents('vevent').flatMap((one) => one.getAllSubcomponents('valarm'))).toEqual([])
})

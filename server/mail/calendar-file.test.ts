import { afterEach, describe, expect, it } from 'vitest'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'
import { calendarFile, type CalendarEntry } from './calendar-file'

const ownZone = process.env['TZ']
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

const entry: CalendarEntry = {
  bookingId: '8c7d0c6e-6b0a-4b43-9d3a-0d1f3a4b5c6d',
  version: 1,
  cancelled: false,
  document: booking(),
  organizer: { name: 'Pohjolan "Auto"\r\nhuolto', address: 'varaus@autohuolto.example' },
  stamp: new Date('2026-11-23T06:00:00Z'),
}

const at = (start: string, end: string): CalendarEntry => ({
  ...entry,
  document: booking({
    booking_total_duration: { time_selection_type: 'EXACT_TIME', start, end, held_seconds: null },
  }),
})

/** Properties of the file without its alarm, with folded lines joined. */
function propertiesOf(of: CalendarEntry): Map<string, string> {
  const content = calendarFile(of)
    ?.content.replaceAll('\r\n ', '')
    .replace(/BEGIN:VALARM.*END:VALARM\r\n/s, '')
  const lines = content?.split('\r\n') ?? []
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}

describe('the calendar file of a visit', () => {
  it('is a published event with time, place and services', () => {
    expect([...propertiesOf(entry)]).toEqual([
      ['BEGIN', 'VEVENT'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Huoltovaraus//Ajanvaraus//FI'],
      ['METHOD', 'PUBLISH'],
      ['UID', '8c7d0c6e-6b0a-4b43-9d3a-0d1f3a4b5c6d@autohuolto.example'],
      ['SEQUENCE', '0'],
      ['DTSTAMP', '20261123T060000Z'],
      ['DTSTART', '20261124T070500Z'],
      ['DTEND', '20261124T083500Z'],
      ['SUMMARY', 'Ajanvaraus: Helsinki Roihupelto'],
      ['LOCATION', 'Helsinki Roihupelto\\, Nokka-akselinkatu 3\\, 00880 Helsinki'],
      [
        'DESCRIPTION',
        'Tuo auto klo 9.05.\\nPuhelinnumero: 09 555 0101\\nABC-123\\nŠkoda Octavia\\nAuton jättö ja haku: Auto jätetään päiväksi ja noudetaan ennen sulkemisaikaa.\\nPerushuolto\\nSijaisauto',
      ],
      ['ORGANIZER;CN="Pohjolan Auto huolto"', 'mailto:varaus@autohuolto.example'],
      ['STATUS', 'CONFIRMED'],
      ['END', 'VCALENDAR'],
      ['', ''],
    ])
  })

  it('ends each line with CRLF, and folds lines over 75 bytes', () => {
    const name = 'Ö'.repeat(100)
    const long = { ...entry, document: booking({ organization: { ...organization(), name } }) }
    const { content = '' } = calendarFile(long) ?? {}
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(propertiesOf(long).get('SUMMARY')).toBe(`Ajanvaraus: ${name}`)
  })

  it('escapes texts so that they cannot add a property', () => {
    const name = 'Halli\r\nATTACH:https://example.fi/x\nEND:VEVENT'
    const properties = propertiesOf({
      ...entry,
      document: booking({ organization: { ...organization(), name, address: 'a;b\\c,d' } }),
    })
    expect(properties.has('ATTACH')).toBe(false)
    expect(properties.get('LOCATION')).toBe(
      'Halli ATTACH:https://example.fi/x END:VEVENT\\, a\\;b\\\\c\\,d\\, 00880 Helsinki',
    )
  })

  it('keeps its UID and increments SEQUENCE when the visit is moved, and cancels the event when the booking is cancelled', () => {
    const moved = propertiesOf({ ...at('2026-12-01T07:00:00', '2026-12-01T08:00:00'), version: 2 })
    const cancelled = propertiesOf({ ...entry, version: 3, cancelled: true })
    expect([moved.get('UID'), cancelled.get('UID')]).toEqual([propertiesOf(entry).get('UID'), moved.get('UID')])
    expect([moved.get('SEQUENCE'), cancelled.get('SEQUENCE')]).toEqual(['1', '2'])
    expect([cancelled.get('METHOD'), cancelled.get('STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
  })

  it.each(['Europe/Helsinki', 'UTC', 'America/Los_Angeles'])('has the same time if the server’s zone is %s', (zone) => {
    process.env['TZ'] = zone
    expect(propertiesOf(at('2026-06-24T09:05:00', '2026-06-24T10:05:00')).get('DTSTART')).toBe('20260624T060500Z')
    expect(propertiesOf(at('2026-11-24T09:05:00', '2026-11-24T10:05:00')).get('DTSTART')).toBe('20261124T070500Z')
    const day = propertiesOf({ ...entry, document: dayBooking })
    expect(day.get('DTSTART;VALUE=DATE')).toBe('20261127')
    expect(day.get('DTEND;VALUE=DATE')).toBe('20261128')
  })

  it('is null for a time enquiry', () => expect(calendarFile({ ...entry, document: enquiry })).toBeNull())
})

function organization() {
  const { organization } = booking()
  if (!organization) throw new Error('the example has a workshop')
  return organization
}

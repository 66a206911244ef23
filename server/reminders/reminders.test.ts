import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { booking, dayBooking } from '#tests/fixtures/booking'
import { bookingOf, stopPath } from './opt-out/stop-token'
import { readReminderConfig } from './reminder-config'
import { referenceOf, reminderText } from './rules/text'

describe('the configuration of reminders', () => {
  it('VI-01 has none by default, and any number of hours', () => {
    expect(readReminderConfig({})).toEqual([])
    expect(readReminderConfig({ REMINDER_MAIL_HOURS: '24, 2 24', REMINDER_SMS_HOURS: '2' })).toEqual([
      { channel: 'MAIL', hours: 24 },
      { channel: 'MAIL', hours: 2 },
      { channel: 'SMS', hours: 2 },
    ])
  })

  it.each(['0', '-1', '1.5', '337', '1e1', 'x'])('VI-01 refuses %s', (hours) =>
    expect(() => readReminderConfig({ REMINDER_SMS_HOURS: hours })).toThrow(/^REMINDER_SMS_HOURS must be hours/),
  )
})

describe('a text message', () => {
  it('VI-01 says when and where, without a name and a register number', () => {
    const text = reminderText(booking(), 'https://varaus.example.fi', 'https://varaus.example.fi/stop')
    expect(text.split('\n')).toEqual([
      'Muistutus: autollesi on varattu aika ti 24.11.2026 klo 9.05-10.35, Helsinki Roihupelto, Nokka-akselinkatu 3, 00880 Helsinki.',
      'Muuta tai peruuta: https://varaus.example.fi/peruutus',
      'Lopeta muistutukset: https://varaus.example.fi/stop',
    ])
    const day = { ...dayBooking, arrival_hours: { start: '07:00:00', end: '17:00:00' } }
    expect(reminderText(day, 'x', 'y')).toContain('aika pe 27.11.2026, tuo auto klo 7.00-17.00, Helsinki')
  })

  it('VI-01 keeps to the alphabet of text messages, in which 160 characters fit into one', () => {
    const day = { ...dayBooking, arrival_hours: { start: '07:00:00', end: '17:00:00' } }
    for (const each of [booking(), day])
      expect(reminderText(each, 'https://x.example', 'https://x.example/y?token=a')).toMatch(/^[\w\näåöÄÅÖé ,.:/?=-]+$/)
  })

  it('VI-01 has another reference for another time', () => {
    expect(referenceOf('3f9a0c12be77', '2026-11-24T09:05:00', 2)).toBe('3f9a0c12be77-20261124T0905-2h')
    expect(referenceOf('3f9a0c12be77', '2026-11-25T09:05:00', 2)).not.toBe(
      referenceOf('3f9a0c12be77', '2026-11-24T09:05:00', 2),
    )
  })
})

describe('the address that stops reminders', () => {
  const address = (path: string): string => `https://x.example${path}`

  it('VI-01 names its booking to the server that made it', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), (id, secret) => {
        const path = stopPath(secret, id)
        expect(path).toMatch(/^\/reminders\/stop\?token=[\w-]{22}\.[\w-]{22}$/)
        expect(bookingOf(secret, address(path))).toBe(id)
        expect(bookingOf(`${secret}x`, address(path))).toBeNull()
      }),
    )
  })

  it('VI-01 is useless if a character differs, or without a token', () => {
    const path = stopPath('secret', '8c7d0c6e-6b0a-4b43-9d3a-0d1f3a4b5c6d')
    const start = path.indexOf('=') + 1
    const places = Array.from({ length: path.length - 1 - start }, (_, index) => start + index)
    const changed = places.map((at) => path.slice(0, at) + (path[at] === 'A' ? 'B' : 'A') + path.slice(at + 1))
    expect(changed.filter((one) => bookingOf('secret', address(one)) !== null)).toEqual([])
    for (const token of ['', '.', 'x', 'x.y', path.slice(start, -1)])
      expect(bookingOf('secret', address(`/reminders/stop?token=${token}`))).toBeNull()
    expect(bookingOf('secret', address('/reminders/stop'))).toBeNull()
  })
})

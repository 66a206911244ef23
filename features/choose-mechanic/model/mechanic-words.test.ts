import { describe, expect, it } from 'vitest'
import { absenceText, workshiftText } from './mechanic-words'

const NAME = 'Mikko Lahtinen'
const MONTHS = ['2026-11-01', '2026-12-01']

describe('absences and working hours as text', () => {
  it.each([
    ['2026-12-01T00:00:00', '2026-12-06T00:00:00', 'Mikko Lahtinen on poissa 1.12.–5.12.2026.'],
    ['2026-12-07T00:00:00', '2026-12-08T00:00:00', 'Mikko Lahtinen on poissa 7.12.2026.'],
    ['2026-12-08T12:00:00', '2026-12-08T17:00:00', 'Mikko Lahtinen on poissa 8.12.2026 klo 12.00–17.00.'],
    ['2026-12-30T00:00:00', '2027-01-04T00:00:00', 'Mikko Lahtinen on poissa 30.12.2026–3.1.2027.'],
    ['2026-10-28T00:00:00', '2026-11-02T00:00:00', 'Mikko Lahtinen on poissa 28.10.–1.11.2026.'],
    ['2026-10-28T00:00:00', '2026-11-01T00:00:00', ''],
    ['2027-01-01T00:00:00', '2027-01-02T00:00:00', ''],
  ])('TM-18 %s to %s: %s', (start, end, text) => expect(absenceText(NAME, [{ start, end }], MONTHS)).toBe(text))

  it('TM-18 joins several absences into one sentence', () => {
    const days = ['2026-11-30', '2026-12-14'].map((date) => ({ start: `${date}T00:00:00`, end: `${date}T23:59:00` }))
    expect(absenceText(NAME, days, MONTHS)).toBe('Mikko Lahtinen on poissa 30.11.2026 ja 14.12.2026.')
    expect(absenceText(NAME, [], MONTHS)).toBe('')
  })

  it('TM-18 shows the working hours of the chosen day only, and says if there are none', () => {
    const day = '2026-11-24'
    const said = (hours: string, of = day) => workshiftText(NAME, day, { status: 'ready', value: { day: of, hours } })
    expect(said('2026-11-24T08:00:00|2026-11-24T16:00:00')).toBe('Työvuoro ti 24.11.2026 klo 8.00–16.00.')
    expect(said('08:00:00|16:00:00')).toBe('Työvuoro ti 24.11.2026 klo 8.00–16.00.')
    expect(said('')).toBe('Mikko Lahtinen ei ole työvuorossa ti 24.11.2026.')
    expect(said('08:00|16:00', '2026-11-25')).toBe('')
    expect(workshiftText(NAME, day, { status: 'failed', error: null })).toBe('')
  })
})

import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import { isTimeChosen } from './booking-store'
import { chosenTime, leadDate, reservedTime } from './reserved-time'

const of = (fields: object) => create(fields, Booking)
const during = (time_selection_type: string) => ({
  booking_total_duration: { time_selection_type, start: '2026-11-24T08:30:00', end: '2026-11-24T11:00:00' },
})

describe('TM-14 the chosen time', () => {
  it('has the day, and the hours of an exact time', () => {
    expect(chosenTime(of(during('EXACT_TIME')))).toMatchObject({ day: 'tiistai 24.11.2026', hours: 'klo 8.30–11.00' })
    expect(chosenTime(of(during('DAY_ONLY')))).toMatchObject({ day: 'tiistai 24.11.2026', hours: null })
  })

  it('has a short text, with the start of an exact time', () => {
    expect(chosenTime(of(during('EXACT_TIME')))).toEqual({
      day: 'tiistai 24.11.2026',
      hours: 'klo 8.30–11.00',
      short: 'ti 24.11.2026 klo 8.30',
    })
    expect(chosenTime(of(during('DAY_ONLY')))).toEqual({
      day: 'tiistai 24.11.2026',
      hours: null,
      short: 'ti 24.11.2026',
    })
  })

  it('is the reserved time even if a day was requested before', () => {
    const both = of({ ...during('EXACT_TIME'), lead_date: '2026-12-07' })
    expect(leadDate(both)).toBeNull()
    expect(chosenTime(both)?.day).toBe('tiistai 24.11.2026')
    expect(leadDate(of({ lead_date: '2026-12-07T00:00:00' }))).toBe('2026-12-07')
    expect(
      leadDate(of({ ...during('EXACT_TIME'), booking_total_duration: { start: null }, lead_date: '2026-12-07' })),
    ).toBe('2026-12-07')
  })

  it('is the requested day of an enquiry, marked as a lead', () => {
    expect(chosenTime(of({ lead_date: '2026-12-07', lead: true }))).toEqual({
      day: 'maanantai 7.12.2026',
      hours: null,
      short: 'Toivottu päivä: ma 7.12.2026',
      isLead: true,
    })
  })

  it('is null while nothing is chosen', () => {
    expect(chosenTime(of({}))).toBeNull()
    expect(chosenTime(of({ booking_total_duration: {} }))).toBeNull()
  })
})

it('TM-14 has weekday, date and hours, and no hours for a day reservation', () => {
  const duration = {
    time_selection_type: 'EXACT_TIME',
    start: '2026-11-24T08:30:00',
    end: '2026-11-24T11:05:00',
  } as const
  expect(reservedTime(duration)).toMatchObject({ day: 'tiistai 24.11.2026', hours: 'klo 8.30–11.05' })
  expect(reservedTime({ ...duration, end: null })).toMatchObject({ hours: 'klo 8.30' })
  expect(reservedTime({ ...duration, time_selection_type: null })).toMatchObject({ hours: 'klo 8.30–11.05' })
  expect(reservedTime({ ...duration, time_selection_type: 'DAY_ONLY' })).toMatchObject({ hours: null })
  expect(reservedTime({ ...duration, start: null })).toBeNull()
  expect(reservedTime(null)).toBeNull()
})

it('WZ-11 counts as chosen with a reserved time or a lead date', () => {
  expect(isTimeChosen(of({}))).toBe(false)
  expect(isTimeChosen(of({ booking_total_duration: { start: null } }))).toBe(false)
  expect(isTimeChosen(of({ booking_total_duration: { start: '2026-11-24T08:00:00' } }))).toBe(true)
  expect(isTimeChosen(of({ lead_date: '2026-11-24' }))).toBe(true)
})

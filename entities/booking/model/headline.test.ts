import { expect, it } from 'vitest'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'
import { headlineOf } from './headline'
import { routeTo } from './route-to'

const lines = (of: Parameters<typeof headlineOf>[0]): string[] => headlineOf(of).map(({ text }) => text)

it('RC-02 heads a ticket with the day and the time, with the hours to come, or with the day that is asked for', () => {
  expect(lines(booking())).toEqual(['tiistai 24.11.2026', 'klo 9.05–10.35'])
  const arrival_hours = { start: '06:45:00', end: '19:15:00' }
  expect(lines({ ...dayBooking, arrival_hours })).toEqual(['perjantai 27.11.2026', 'tuo auto klo 6.45–19.15'])
  expect(lines(enquiry)).toEqual(['Toivottu päivä:', 'maanantai 30.11.2026'])
})

it('RC-02 heads a ticket with what is known: no end, no hours, no date', () => {
  const time = { start: '2026-11-24T09:05:00', end: null, time_selection_type: null, held_seconds: null }
  expect(lines(booking({ booking_total_duration: time }))).toEqual(['tiistai 24.11.2026', 'klo 9.05'])
  expect(lines(dayBooking)).toEqual(['perjantai 27.11.2026'])
  expect(lines(booking({ booking_total_duration: null }))).toEqual([])
})

it('reading 44: links to the route only by the template of the chain, with the address encoded', () => {
  expect(routeTo('Nokka-akselinkatu 3, 00880 Helsinki', undefined)).toBeNull()
  expect(routeTo('Nokka-akselinkatu 3 & 5', 'https://kartta.fi/?q={address}')).toBe(
    'https://kartta.fi/?q=Nokka-akselinkatu%203%20%26%205',
  )
})

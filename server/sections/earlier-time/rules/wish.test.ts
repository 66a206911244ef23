import { expect, it } from 'vitest'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'
import { movableStart } from './wish'

const plain = {
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: false,
  vehicleLeftForDay: false,
  usingKeyLocker: true,
}

it('VI-02 a booking with an exact time can be earlier, and one of a day, without a time or with named days cannot', () => {
  const exact = booking({ reservation_details: plain })
  const time = exact.booking_total_duration
  expect(movableStart(exact)).toBe('2026-11-24T09:05:00')
  expect(movableStart(booking({ reservation_details: null }))).toBe('2026-11-24T09:05:00')
  expect(
    movableStart({ ...exact, booking_total_duration: time && { ...time, time_selection_type: 'HOUR_SERVICE' } }),
  ).toBe('2026-11-24T09:05:00')
  expect(movableStart(dayBooking)).toBeNull()
  expect(movableStart(enquiry)).toBeNull()
  for (const day of [{ importDate: '2026-11-23' }, { pickupDate: '2026-11-25' }])
    expect(movableStart(booking({ reservation_details: { ...plain, ...day } }))).toBeNull()
})

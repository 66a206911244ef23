import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import type { VisitState } from '#shared/api/nouns/visit'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'
import { closedBy, movableStart, stillPossible } from './still-possible'

const NOW = '2026-11-24T09:00:00'
const visit = (start: string) => create({ booking_total_duration: { start } }, Booking)
const asked = (lead_date: string) => create({ lead: true, lead_date }, Booking)
/** A visit in two hours, in this state. */
const inState = (state: VisitState) => ({ ...visit('2026-11-24T11:00:00'), visit_state: { state, at: null } })

it.each([
  ['a future visit', visit('2026-11-24T09:00:01'), null],
  ['a visit that starts now', visit(NOW), 'BOOKING_PAST'],
  ['a visit of yesterday', visit('2026-11-23T15:00:00'), 'BOOKING_PAST'],
  ['an enquiry for today', asked('2026-11-24'), null],
  ['an enquiry for yesterday', asked('2026-11-23'), 'BOOKING_PAST'],
  ['a booking without a time', create({}, Booking), null],
  ['an awaited car', inState('BOOKED'), null],
  ['a car that came early', inState('RECEIVED'), 'CAR_RECEIVED'],
  ['a car that was collected before its hour', inState('COLLECTED'), 'CAR_RECEIVED'],
])('CA-04 VI-03 what closes %s', (_, booking, expected) => expect(closedBy(booking, NOW)).toBe(expected))

const withRight = (until: string, submitted_at: string | null = null) => ({ until, early_start: false, submitted_at })

it.each([
  ['without the right', visit('2026-11-24T11:00:00'), null],
  ['on the last day', { ...visit('2026-11-24T11:00:00'), withdrawal: withRight('2026-11-24') }, 'CANCELS'],
  ['after the last day', { ...visit('2026-11-24T11:00:00'), withdrawal: withRight('2026-11-23') }, null],
  ['a second time', { ...visit('2026-11-24T11:00:00'), withdrawal: withRight('2026-11-30', NOW) }, null],
  ['once the visit has begun', { ...visit(NOW), withdrawal: withRight('2026-11-24') }, 'RECORDS'],
  ['once the car is there', { ...inState('IN_WORK'), withdrawal: withRight('2026-11-24') }, 'RECORDS'],
])('LW-03 what a withdrawal does %s', (_, booking, expected) =>
  expect(stillPossible(booking, NOW).withdraw).toBe(expected),
)

it('VI-02 an earlier time can be asked for only while the booking can be moved', () => {
  const early = '2026-11-23T09:00:00'
  expect(stillPossible(booking({ reservation_details: null }), early).earlier).toBe(true)
  expect(stillPossible(booking({ reservation_details: null }), '2026-11-25T09:00:00').earlier).toBe(false)
  expect(stillPossible(dayBooking, early).earlier).toBe(false)
})

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

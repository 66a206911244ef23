import { describe, expect, it } from 'vitest'
import { comingTime } from './coming'

const visit = (importDate: string | null, pickup: string | null = null) => ({
  booking_total_duration: {
    time_selection_type: 'DAY_ONLY' as const,
    start: '2026-11-30T07:00:00',
    end: '2026-11-30T15:00:00',
    held_seconds: null,
  },
  reservation_details: {
    customerWaiting: false,
    importDate,
    pickupDate: null,
    towingRequired: false,
    vehicleLeftForDay: true,
    usingKeyLocker: false,
  },
  biila: { pickup, pickup_address: null, return: null, return_address: null },
})

describe('OP-02 reminders count back', () => {
  it('from the visit, if the car comes then', () => {
    expect(comingTime(visit(null))).toBe('2026-11-30T07:00:00')
    expect(comingTime(visit('2026-11-30'))).toBe('2026-11-30T07:00:00')
  })

  it('from the working day before, if the car is brought then', () =>
    expect(comingTime(visit('2026-11-27'))).toBe('2026-11-27T07:00:00'))

  it('from the fetching of the car, if that is earlier', () =>
    expect(comingTime(visit(null, '2026-11-27T16:00:00'))).toBe('2026-11-27T16:00:00'))
})

import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/entities'
import { hasBegun } from './has-begun'

const visit = (start: string) => create({ booking_total_duration: { start } }, Booking)
const enquiry = (lead_date: string) => create({ lead: true, lead_date }, Booking)
const NOW = '2026-11-24T09:00:00'

it.each([
  ['a future visit has not begun', visit('2026-11-24T09:00:01'), false],
  ['a visit that starts now has begun', visit('2026-11-24T09:00:00'), true],
  ['a visit of yesterday has begun', visit('2026-11-23T15:00:00'), true],
  ['an enquiry for today has not begun', enquiry('2026-11-24'), false],
  ['an enquiry for yesterday has begun', enquiry('2026-11-23'), true],
  ['a booking without a time has not begun', create({}, Booking), false],
])('CA-04 %s', (_, booking, expected) => expect(hasBegun(booking, NOW)).toBe(expected))

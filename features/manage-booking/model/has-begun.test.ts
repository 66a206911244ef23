import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/entities'
import { hasBegun } from './has-begun'

const visit = (start: string) => create({ booking_total_duration: { start } }, Booking)
const enquiry = (lead_date: string) => create({ lead: true, lead_date }, Booking)
const NOW = '2026-11-24T09:00:00'

it.each([
  ['a visit to come', visit('2026-11-24T09:00:01'), false],
  ['one that begins now', visit('2026-11-24T09:00:00'), true],
  ['one of yesterday', visit('2026-11-23T15:00:00'), true],
  ['an enquiry for today', enquiry('2026-11-24'), false],
  ['an enquiry for yesterday', enquiry('2026-11-23'), true],
  ['a booking that tells no time', create({}, Booking), false],
])('CA-04 %s', (_, booking, expected) => expect(hasBegun(booking, NOW)).toBe(expected))

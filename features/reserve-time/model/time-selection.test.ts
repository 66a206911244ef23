import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import { heldTime, isHeld, reservationOf } from './time-selection'

const DAY = '2026-11-24'
const slot = { start: `${DAY}T09:00:00`, end: `${DAY}T10:00:00` }
const held = (time_selection_type: string | null, start: string | null = slot.start) =>
  create({ booking_total_duration: { time_selection_type, start, end: slot.end } }, Booking)

it('TM-15 returns the held time: an exact time with its start, a day reservation with its date only', () => {
  expect(heldTime(held('EXACT_TIME'))).toEqual({ day: DAY, start: slot.start })
  expect(heldTime(held(null))).toEqual({ day: DAY, start: slot.start })
  expect(heldTime(held('DAY_ONLY'))).toEqual({ day: DAY })
  for (const none of [held('EXACT_TIME', null), create({}, Booking), null]) expect(heldTime(none)).toBeNull()
})

it('TM-15 treats a selection as held if both its day and its time match', () => {
  expect(isHeld(held('EXACT_TIME'), DAY, slot)).toBe(true)
  expect(isHeld(held('EXACT_TIME'), DAY, { ...slot, start: `${DAY}T10:00:00` })).toBe(false)
  expect(isHeld(held('EXACT_TIME'), DAY, null)).toBe(false)
  expect(isHeld(held('EXACT_TIME'), '2026-11-25', slot)).toBe(false)
  expect(isHeld(held('DAY_ONLY'), DAY, null)).toBe(true)
  expect(isHeld(held('DAY_ONLY'), DAY, slot)).toBe(false)
  expect(isHeld(null, DAY, null)).toBe(false)
})

it('sends an exact time with its end, and a day reservation as the whole day', () => {
  expect(reservationOf(DAY, slot)).toEqual({
    reservation: '2026-11-24T09:00:00|2026-11-24T10:00:00',
    timeSelectionType: 'USE_ORGANIZATION_SETTING',
  })
  expect(reservationOf(DAY, slot, 'HOUR_SERVICE').timeSelectionType).toBe('HOUR_SERVICE')
  expect(reservationOf(DAY, null)).toEqual({
    reservation: '2026-11-24T00:00:00|2026-11-24T23:59:59',
    timeSelectionType: 'DAY_ONLY',
  })
})

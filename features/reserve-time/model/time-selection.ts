/** Conversions between the selected time, its reservation request, and the time of a booking. */
import { reservedTime } from '#entities/booking'
import type { PresentTime, Slot, TimeRequest } from '#entities/calendar'
import type { TimeSelectionType } from '#shared/api/nouns/enums'
import type { Booking } from '#shared/api/nouns/booking'
import { at, dateOf, type WallDate } from '#shared/date/wall-clock'

/**
 * Returns the time that the booking holds, which is selected again if it is still free (TM-15); null if there is none.
 */
export function heldTime(booking: Booking | null): TimeRequest | null {
  const { start = null, time_selection_type } = booking?.booking_total_duration ?? {}
  if (!start) return null
  return time_selection_type === 'DAY_ONLY' ? { day: dateOf(start) } : { day: dateOf(start), start }
}

/** Returns the time of the booking that is being moved; null without one. */
export function presentTime(moving: Booking | null): PresentTime | null {
  const day = heldTime(moving)?.day
  return day === undefined ? null : { day, hours: reservedTime(moving?.booking_total_duration ?? null)?.hours ?? '' }
}

/** Returns true if the booking holds exactly this day, and this time if one is given. */
export function isHeld(booking: Booking | null, day: WallDate, slot: Slot | null): boolean {
  const held = heldTime(booking)
  return held?.day === day && held.start === slot?.start
}

/**
 * Returns the request parameters of a selection: an exact time as 'start|end', a day reservation as the whole day.
 * `selection` is the kind of an exact time.
 */
export function reservationOf(
  day: WallDate,
  slot: Slot | null,
  selection: TimeSelectionType = 'USE_ORGANIZATION_SETTING',
): { reservation: string; timeSelectionType: TimeSelectionType } {
  if (slot) return { reservation: `${slot.start}|${slot.end}`, timeSelectionType: selection }
  return { reservation: `${at(day, '00:00:00')}|${at(day, '23:59:59')}`, timeSelectionType: 'DAY_ONLY' }
}

import { PICKUP_ADDRESS, RETURN_ADDRESS } from '#shared/api/nouns/biila'
import type { Booking } from '#shared/api/nouns/booking'
import { timeOf, type WallDateTime } from '#shared/date/wall-clock'
import { parameterOf } from '#shared/booking-facts/valet'

/** Street with a number, postal code and place: 'Testikatu 1 A 5, 00100 Helsinki'. */
const ADDRESS = /^\p{L}[^,]*\s\d[^,]*,?\s+\d{5},?\s+\p{L}{2}[\p{L}\s-]*$/u
const LONGEST_ADDRESS = 200

/** Tests whether a line names a place that a driver finds. */
export const isAddress = (line: string): boolean =>
  line.trim().length <= LONGEST_ADDRESS && ADDRESS.test(line.trim().replaceAll(/\s+/g, ' '))

/** The addresses that a booking has; '' without one. */
export const storedAddresses = (booking: Booking | null) => ({
  pickup: booking ? parameterOf(booking, PICKUP_ADDRESS) : '',
  return: booking ? parameterOf(booking, RETURN_ADDRESS) : '',
})

/**
 * Returns the window for a visit: the wanted one if it fits, else one at the same time of another day, else
 * `otherwise`. Null if none fits.
 */
export function windowFor(
  fitting: readonly WallDateTime[],
  wanted: WallDateTime | null,
  otherwise: WallDateTime | undefined,
): WallDateTime | null {
  if (wanted !== null && fitting.includes(wanted)) return wanted
  const sameTime = wanted === null ? [] : fitting.filter((time) => timeOf(time) === timeOf(wanted))
  const [only] = sameTime
  return only !== undefined && sameTime.length === 1 ? only : (otherwise ?? null)
}

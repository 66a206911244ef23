import { PICKUP_ADDRESS, RETURN_ADDRESS } from '#shared/api/nouns/biila'
import type { Booking } from '#shared/api/nouns/booking'
import type { Fact } from './fact'

/**
 * Whether the workshop fetches the car. The contract's booking has no times, so such a server's is known by the address.
 */
export const isFetched = (booking: Booking): boolean =>
  booking.biila ? Boolean(booking.biila.pickup) : parameterOf(booking, PICKUP_ADDRESS) !== ''

/** The windows in which the workshop fetches the car and brings it back, and the days of a replacement car. */
export function valetFacts(booking: Booking): Fact[] {
  const { biila, replacement_car: loan } = booking
  const leg = (kind: 'fetching' | 'returning', start: string | null | undefined, code: string): Fact[] => {
    const address = parameterOf(booking, code)
    if (biila ? !start : !address) return []
    return [{ kind, start: start ?? null, minutes: biila?.minutes ?? 0, address }]
  }
  return [
    ...leg('fetching', biila?.pickup, PICKUP_ADDRESS),
    ...leg('returning', biila?.return, RETURN_ADDRESS),
    ...(loan ? [{ kind: 'loan', ...loan } as const] : []),
  ]
}

/** Returns the value of a product parameter, or '' if it is not set. */
export const parameterOf = ({ product_parameters: parameters }: Booking, code: string): string =>
  parameters.find(({ parameterCode }) => parameterCode === code)?.selectedValue?.trim() ?? ''

import type { BookingPartProps } from '#entities/booking'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { movableStart } from '#shared/booking-facts/still-possible'
import { Lazy } from './lazy'

/**
 * Lets the customer of a booking with an exact time ask for an earlier one, if the server offers that (VI-02). A server that
 * does not tell whether one can be asked for decides by the same rule.
 */
export function EarlierTime({ booking, bookingKey, extensions, page }: BookingPartProps) {
  const { vehicle, still_possible: possible } = booking
  const start = possible?.earlier === false ? null : movableStart(booking)
  if (!extensions.includes(EARLIER_TIME) || !bookingKey || !start || !vehicle) return null
  return (
    <Lazy>
      {({ EarlierTimePanel }) => (
        <EarlierTimePanel
          bookingKey={bookingKey}
          registerNumber={vehicle.register_number}
          start={start}
          firstBookable={booking.first_bookable_day}
          page={page}
        />
      )}
    </Lazy>
  )
}

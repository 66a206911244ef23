import type { BookingPartProps } from '#entities/booking'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { Lazy } from './lazy'

/** Lets the customer of a booking with an exact time ask for an earlier one, if the server offers that (VI-02). */
export function EarlierTime({ booking, bookingKey, extensions, page }: BookingPartProps) {
  const { booking_total_duration: time, vehicle } = booking
  const start = time?.time_selection_type === 'DAY_ONLY' ? null : time?.start
  if (!extensions.includes(EARLIER_TIME) || !bookingKey || !start || !vehicle) return null
  return (
    <Lazy>
      {({ EarlierTimePanel }) => (
        <EarlierTimePanel
          bookingKey={bookingKey}
          registerNumber={vehicle.register_number}
          start={start}
          firstBookable={booking.first_bookable_day}
          isNew={page === undefined}
          onMoved={page && (() => void page.showMoved())}
        />
      )}
    </Lazy>
  )
}

/** A message to be delivered later. It alone carries the booking key in the clear, because the mail has to. */
export interface OutboxMessage {
  readonly kind: 'BOOKING_CONFIRMATION'
  readonly bookingId: string
  readonly bookingKey: string
  readonly email: string
}

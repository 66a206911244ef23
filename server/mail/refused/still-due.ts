import type { WallDateTime } from '#shared/date/wall-clock'
import type { SavedRow } from '../../booking-document/bookings'
import type { OutboxMessage } from '../../platform/database/schema/outbox'

/** A message to the customer of a booking. */
export type ToCustomer = Extract<OutboxMessage, { readonly audience: 'customer'; readonly bookingId: string }>
type Of<Kind extends ToCustomer['kind']> = Extract<ToCustomer, { readonly kind: Kind }>
type Booking = Pick<SavedRow, 'document' | 'cancelledAt'>

/**
 * Returns which of a booking's refused messages its customer needs now. `refused` is in the order of the messages. A
 * letter about a booking repeats all of it, so one replaces the others. An offered time is not offered again, because its
 * hold ends soon.
 */
export function stillDue(refused: readonly ToCustomer[], booking: Booking, now: WallDateTime): ToCustomer[] {
  const receipt = ofKind(refused, 'WITHDRAWAL_ACKNOWLEDGEMENT').slice(-1)
  // The receipt tells of the cancellation too.
  if (booking.cancelledAt !== null) return receipt.length > 0 ? receipt : ofKind(refused, 'BOOKING_CANCELLED').slice(-1)
  const letter = bookingLetter(refused, booking)
  const reminder = letter.length > 0 ? [] : ofKind(refused, 'VISIT_REMINDER').filter(isAhead(booking, now))
  const ready = booking.document.visit_state?.state === 'COLLECTED' ? [] : ofKind(refused, 'VISIT_READY')
  return [...receipt, ...letter, ...reminder.slice(-1), ...ready.slice(-1), ...extraWork(refused)]
}

const ofKind = <Kind extends ToCustomer['kind']>(messages: readonly ToCustomer[], kind: Kind): Of<Kind>[] =>
  messages.filter((message): message is Of<Kind> => message.kind === kind)

/** The confirmation if the customer has none, or else the move from the time that the customer knows, or else a change. */
function bookingLetter(refused: readonly ToCustomer[], { document }: Booking): ToCustomer[] {
  const confirmation = ofKind(refused, 'BOOKING_CONFIRMATION').slice(-1)
  if (confirmation.length > 0) return confirmation
  const [moved] = ofKind(refused, 'BOOKING_MOVED')
  if (!moved) return ofKind(refused, 'BOOKING_CHANGED').slice(-1)
  const isBack =
    moved.previousOrganizationId === document.organization?.id &&
    moved.previousStart === (document.booking_total_duration?.start ?? null)
  const { audience, bookingId, bookingKey, email } = moved
  return [isBack ? { kind: 'BOOKING_CHANGED', audience, bookingId, bookingKey, email } : moved]
}

const isAhead =
  ({ document }: Booking, now: WallDateTime) =>
  ({ start }: Of<'VISIT_REMINDER'>): boolean =>
    start === document.booking_total_duration?.start && start > now

/** The last message about each ticket: a decision replaces its proposal. */
function extraWork(refused: readonly ToCustomer[]): ToCustomer[] {
  const last = new Map<number, ToCustomer>()
  for (const message of refused) if ('ticketId' in message) last.set(message.ticketId, message)
  return [...last.values()]
}

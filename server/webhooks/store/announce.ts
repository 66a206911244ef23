import type { Database } from '../../platform/database/database'
import { webhookDelivery, webhookEvent } from '../../platform/database/schema/webhooks'
import type { BookingDocument } from '../../platform/database/schema/bookings'
import { dataOf, type VisitEvent } from '../rules/events'

/** A booking as of an event. */
export interface AnnouncedBooking {
  readonly id: string
  readonly document: BookingDocument
  readonly version: number
}

/**
 * Stores events of a booking for each endpoint, in order. Call it in the transaction of the events, which has locked the
 * booking's row or inserts it. Stores nothing without an endpoint.
 */
export async function announce(
  tx: Database,
  endpoints: readonly string[],
  { id: bookingId, document, version }: AnnouncedBooking,
  events: readonly VisitEvent[],
): Promise<void> {
  if (endpoints.length === 0) return
  for (const event of events) {
    const [stored] = await tx
      .insert(webhookEvent)
      .values({ type: event.type, bookingId, data: dataOf(event, document, version) })
      .returning({ id: webhookEvent.id })
    if (!stored) throw new Error('the event cannot be read back')
    await tx.insert(webhookDelivery).values(endpoints.map((endpoint) => ({ eventId: stored.id, endpoint })))
  }
}

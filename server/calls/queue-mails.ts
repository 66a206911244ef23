import type { OutboxMessage } from '../domain/outbox-message'
import type { Tell } from '../operations/events'
import type { Database } from '../store/database'
import { enqueueAll } from '../store/outbox'

/** Adds messages about a booking to the outbox, and tells the operators of each. */
export async function queueMails(tx: Database, messages: readonly OutboxMessage[], tell: Tell): Promise<void> {
  await enqueueAll(tx, messages)
  for (const message of messages) {
    const { kind, audience } = message
    tell('mail.queued', { kind, audience, ...('bookingId' in message && { booking: message.bookingId }) })
  }
}

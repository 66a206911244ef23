import type { OutboxMessage } from '../../../../platform/database/schema/outbox'
import type { Tell } from '../../../../platform/operations/events'
import type { Database } from '../../../../platform/database/database'
import { enqueueAll } from '../../../../platform/outbox/outbox'

/** Adds messages about a booking to the outbox, and tells the operators of each. */
export async function queueMails(tx: Database, messages: readonly OutboxMessage[], tell: Tell): Promise<void> {
  await enqueueAll(tx, messages)
  for (const message of messages) {
    const { kind, audience } = message
    tell('mail.queued', { kind, audience, ...('bookingId' in message && { booking: message.bookingId }) })
  }
}

import type { OutboxMessage } from '../domain/outbox-message'
import type { Database } from './database'
import { outbox } from './schema/bookings'

/** Puts a message into the outbox; in the transaction that makes it true, so that neither comes without the other. */
export async function enqueue(tx: Database, message: OutboxMessage): Promise<void> {
  await tx.insert(outbox).values({ message })
}

/** Puts several in, in their order. */
export async function enqueueAll(tx: Database, messages: readonly OutboxMessage[]): Promise<void> {
  for (const message of messages) await enqueue(tx, message)
}

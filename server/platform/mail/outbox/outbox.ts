import { count, sql } from 'drizzle-orm'
import type { OutboxMessage } from './outbox-message'
import type { Database } from '../../database/database'
import { outbox } from '../../database/schema/bookings'

/** Adds a message to the outbox. Call it in the transaction of the event, so that both are committed or neither. */
export async function enqueue(tx: Database, message: OutboxMessage): Promise<void> {
  await tx.insert(outbox).values({ message })
}

/** Adds several messages in order. */
export async function enqueueAll(tx: Database, messages: readonly OutboxMessage[]): Promise<void> {
  for (const message of messages) await enqueue(tx, message)
}

/** Counts a session's offer requests in the outbox, which keeps messages for longer than a session lives. */
export async function countOfferNotices(tx: Database, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ notices: count() })
    .from(outbox)
    .where(sql`${outbox.message} ->> 'sessionId' = ${sessionId}`)
  return row?.notices ?? 0
}

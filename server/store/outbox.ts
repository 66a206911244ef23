import { count, sql } from 'drizzle-orm'
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

/** How often a session has asked for an offer, as long as the outbox remembers, which is longer than a session lives. */
export async function countOfferNotices(tx: Database, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ notices: count() })
    .from(outbox)
    .where(sql`${outbox.message} ->> 'sessionId' = ${sessionId}`)
  return row?.notices ?? 0
}

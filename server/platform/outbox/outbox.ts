import { sql } from 'drizzle-orm'
import { type OutboxMessage, outbox } from '../database/schema/outbox'
import type { Database } from '../database/database'

/** Adds a message to the outbox. Call it in the transaction of the event, so that both are committed or neither. */
export async function enqueue(tx: Database, message: OutboxMessage): Promise<void> {
  await tx.insert(outbox).values({ message })
}

/** Adds several messages in order. */
export async function enqueueAll(tx: Database, messages: readonly OutboxMessage[]): Promise<void> {
  for (const message of messages) await enqueue(tx, message)
}

/** Changes the address of a booking's unsent messages to its customer. */
export async function readdress(tx: Database, bookingId: string, from: string, to: string): Promise<void> {
  const { message } = outbox
  await tx
    .update(outbox)
    .set({ message: sql`jsonb_set(${message}, '{email}', to_jsonb(${to}::text))` })
    .where(sql`delivered_at is null and ${message}->>'bookingId' = ${bookingId} and ${message}->>'email' = ${from}`)
}

/** Counts a session's offer requests in the outbox, which keeps messages for longer than a session lives. */
export const countOfferNotices = (tx: Database, sessionId: string): Promise<number> =>
  tx.$count(outbox, sql`${outbox.message} ->> 'sessionId' = ${sessionId}`)

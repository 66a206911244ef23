/** Dispatch of the outbox, which several processes may share. All times are by the database's clock. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type OutboxMessage, outbox } from '../database/schema/outbox'
import type { Database } from '../database/database'

/** A due message that this process has leased. */
export interface TakenMessage {
  readonly id: number
  readonly message: OutboxMessage
  /** Number of dispatch attempts, including this one. */
  readonly attempts: number
  readonly createdAt: Date
}

/** Duration of a lease. After it the process counts as dead, and the message is sent again. */
const LEASE = sql`interval '5 minutes'`

/** Begins the failure of a message that this server could not write, which says nothing of the mail server. */
export const UNWRITTEN = 'not written: '

/**
 * An earlier message about the same booking to the same recipient is being sent or waits for another attempt, so that the
 * letters about a booking arrive in their order, whatever the mail server and other processes do. One that the recipient's
 * bound postpones keeps nobody waiting, because the bound postpones the later ones too.
 */
const hasEarlier = sql`exists (
  select from outbox earlier
  where earlier.delivered_at is null and earlier.id < due.id and not earlier.postponed
    and earlier.message->>'bookingId' = due.message->>'bookingId'
    and earlier.message->>'email' is not distinct from due.message->>'email'
    and earlier.message->>'organizationId' is not distinct from due.message->>'organizationId'
    and coalesce(earlier.last_error, '') not like ${`${UNWRITTEN}%`}
)`

/**
 * Leases the message that has been due for longest, of a booking the first to its recipient. Returns null if none is due.
 * It is one query, so that no transaction stays open during dispatch. That would block the built-in database.
 */
export async function takeDue(db: Database): Promise<TakenMessage | null> {
  const [taken] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + ${LEASE}` })
    .where(
      eq(
        outbox.id,
        sql`(
          select id from outbox due where delivered_at is null and next_attempt_at <= now() and not ${hasEarlier}
          order by next_attempt_at, id limit 1 for update skip locked
        )`,
      ),
    )
    .returning({
      id: outbox.id,
      message: outbox.message,
      attempts: outbox.attempts,
      createdAt: sql<string>`to_char(${outbox.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
  return taken ? { ...taken, createdAt: new Date(taken.createdAt) } : null
}

/** Marks a message as dispatched and erases its secrets and address. `remark` is the reason if it was not sent. */
export async function markDispatched(
  db: Database,
  { id, message }: TakenMessage,
  remark: string | null,
): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: sql`now()`, message: withoutSecrets(message), lastError: remark })
    .where(eq(outbox.id, id))
}

/** Returns a message without its address, keys and codes. */
export const withoutSecrets = (message: OutboxMessage): OutboxMessage => ({
  ...message,
  ...('bookingKey' in message && { bookingKey: null }),
  ...('offerToken' in message && { offerToken: null }),
  ...('ticketCode' in message && { ticketCode: null }),
  ...('email' in message && { email: '' }),
})

/** Reschedules a message unless another process has leased it meanwhile. */
export async function markFailed(
  db: Database,
  { id, attempts }: TakenMessage,
  failure: string,
  seconds: number,
): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`, lastError: failure })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.deliveredAt)))
}

/**
 * Deletes messages dispatched a week ago and unsent ones of 30 days ago, and erases recipients that no bound counts
 * any more. Returns the number of the unsent ones.
 */
export async function cleanOutbox(db: Database): Promise<number> {
  await db
    .update(outbox)
    .set({ recipient: null })
    .where(sql`${outbox.recipient} is not null and delivered_at is not null and sent_at <= now() - interval '1 hour'`)
  await db.delete(outbox).where(sql`${outbox.deliveredAt} <= now() - interval '7 days'`)
  const givenUp = await db
    .delete(outbox)
    .where(and(isNull(outbox.deliveredAt), sql`${outbox.createdAt} <= now() - interval '30 days'`))
    .returning({ id: outbox.id })
  return givenUp.length
}

/** The outbox from the side of delivery; several processes may share it. All times are by the database's clock. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OutboxMessage } from '../domain/outbox-message'
import type { Database } from './database'
import { outbox } from './schema/bookings'

/** A message whose turn it is, for the process that has taken it. */
export interface TakenMessage {
  readonly id: number
  readonly message: OutboxMessage
  /** How often it was tried, this time included. */
  readonly attempts: number
  readonly createdAt: Date
}

/** How long a message is a process's own; after that the process is taken for dead, and the message is sent again. */
const LEASE = sql`interval '5 minutes'`

/**
 * Takes the message that has been due for longest; null if none is. One statement, and no transaction stays open while the
 * message is sent: with the built-in database that would stop all others.
 */
export async function takeDue(db: Database): Promise<TakenMessage | null> {
  const [taken] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + ${LEASE}` })
    .where(
      eq(
        outbox.id,
        sql`(
          select id from outbox where delivered_at is null and next_attempt_at <= now()
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

/** Notes a message as done, and forgets the key and the address in it. `remark` says why nobody got it. */
export async function markDelivered(db: Database, { id, message }: TakenMessage, remark: string | null): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: sql`now()`, message: withoutSecrets(message), lastError: remark })
    .where(eq(outbox.id, id))
}

const withoutSecrets = (message: OutboxMessage): OutboxMessage => ({
  ...message,
  ...('bookingKey' in message && { bookingKey: null }),
  ...('email' in message && { email: '' }),
})

/** Puts a message off. Not if another process has taken it meanwhile: then it is that one's. */
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

/** Removes what was delivered a week ago, and gives up what could not be in a month; the answer is how many of those. */
export async function cleanOutbox(db: Database): Promise<number> {
  await db.delete(outbox).where(sql`${outbox.deliveredAt} <= now() - interval '7 days'`)
  const givenUp = await db
    .delete(outbox)
    .where(and(isNull(outbox.deliveredAt), sql`${outbox.createdAt} <= now() - interval '30 days'`))
    .returning({ id: outbox.id })
  return givenUp.length
}

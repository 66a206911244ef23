import { sql } from 'drizzle-orm'
import { boolean, object, string } from 'superstruct'
import { queryRows, type Database } from '../database/database'
import type { TakenMessage } from './outbox-dispatch'

/** A recipient's HMAC, and the number of mails that the recipient may get within an hour. */
export interface RecipientBound {
  readonly recipient: string
  readonly perHour: number
}

/**
 * Reserves one of the recipient's mails of this hour for a leased message. Returns null if it may be sent. Otherwise
 * reschedules the message to when the bound allows it, and returns that time. Counts in the database, so that processes
 * share the count, and one after the other for each recipient.
 */
export async function postponeOverBound(
  db: Database,
  { id, attempts }: TakenMessage,
  { recipient, perHour }: RecipientBound,
): Promise<Date | null> {
  const [row] = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`)
    return queryRows(
      tx,
      // The oldest of the last `perHour` mails must leave the hour before another may be sent.
      sql`
        with bound as (
          select sent_at + interval '1 hour' as ends from outbox
          where recipient = ${recipient} and id <> ${id} and sent_at > now() - interval '1 hour'
          order by sent_at desc offset ${perHour - 1} limit 1
        )
        update outbox set
          recipient = ${recipient},
          sent_at = case when exists (select from bound) then sent_at else now() end,
          postponed = exists (select from bound),
          attempts = attempts - (exists (select from bound))::int,
          next_attempt_at = coalesce((select ends from bound), next_attempt_at)
        where id = ${id} and attempts = ${attempts} and delivered_at is null
        returning postponed, to_char(next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`,
      object({ postponed: boolean(), until: string() }),
    )
  })
  // Without a row, another process has taken the message after this one's lease, and sends it.
  return row && !row.postponed ? null : new Date(row?.until ?? Date.now())
}

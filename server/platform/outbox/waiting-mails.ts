/** Unsent mails that wait for another attempt, without their addresses. */
import { sql } from 'drizzle-orm'
import { boolean, nullable, object, string, type Infer } from 'superstruct'
import { queryRows, type Database } from '../database/database'
import { outbox } from '../database/schema/outbox'

const WaitingMail = object({
  kind: string(),
  /** Null for a mail that is not about a booking. */
  bookingId: nullable(string()),
  plate: nullable(string()),
  /** Start of the visit, or the requested day of a time enquiry; null without a booking. */
  visit: nullable(string()),
  workshop: nullable(string()),
  /** True if the recipient's bound postpones it, false if a dispatch failed. */
  postponed: boolean(),
  /** ISO 8601 in UTC. */
  nextAttempt: string(),
})
export type WaitingMail = Infer<typeof WaitingMail>

const waiting = sql`delivered_at is null and (postponed or last_error is not null)`

/** Lists the waiting mails by their next attempt. */
export const listWaitingMails = (db: Database): Promise<WaitingMail[]> =>
  queryRows(
    db,
    sql`
      select message->>'kind' as kind, booking.id::text as "bookingId", booking.register_number as plate,
        coalesce(document->'booking_total_duration'->>'start', document->>'lead_date') as visit,
        document->'organization'->>'name' as workshop, postponed,
        to_char(next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "nextAttempt"
      from outbox left join booking on booking.id::text = message->>'bookingId'
      where ${waiting} order by next_attempt_at, outbox.id`,
    WaitingMail,
  )

/** Counts the mails that wait because their recipients got many. */
export const countPostponed = (db: Database): Promise<number> =>
  db.$count(outbox, sql`delivered_at is null and postponed`)

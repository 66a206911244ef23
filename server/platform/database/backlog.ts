import { sql } from 'drizzle-orm'
import { number, object, type Infer } from 'superstruct'
import { CALENDAR_DAYS_LEFT } from './calendar-days'
import { queryRows, type Database } from './database'

const Row = object({
  mails_waiting: number(),
  mails_postponed: number(),
  mail_oldest_seconds: number(),
  bookings_recipient_refused: number(),
  bookings_message_refused: number(),
  sessions: number(),
  holds: number(),
  earlier_wishes: number(),
  time_offers: number(),
  reminders: number(),
  webhooks_waiting: number(),
  webhooks_dead: number(),
  calendar_days: number(),
})
/**
 * Numbers of unsent and postponed mails, bookings whose mails are refused, sessions, holds, wishes, offers, planned
 * reminders and unsent events in the database, the age of the oldest unsent mail, and how far the chain's calendar
 * reaches.
 */
export type Backlog = Infer<typeof Row>

/** Counts the backlog. */
export async function backlogOf(db: Database): Promise<Backlog> {
  const [row] = await queryRows(
    db,
    sql`
      select
        (select count(*)::int from outbox where delivered_at is null) as mails_waiting,
        (select count(*)::int from outbox where delivered_at is null and postponed) as mails_postponed,
        (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from outbox where delivered_at is null)
          as mail_oldest_seconds,
        (select count(distinct booking_id)::int from refused_mail where ended_at is null and refused = 'RECIPIENT')
          as bookings_recipient_refused,
        (select count(distinct booking_id)::int from refused_mail where ended_at is null and refused = 'MESSAGE')
          as bookings_message_refused,
        (select count(*)::int from session) as sessions,
        (select count(*)::int from reservation where kind = 'hold' and expires_at > now()) as holds,
        (select count(*)::int from earlier_wish) as earlier_wishes,
        (select count(*)::int from earlier_offer where state = 'OPEN' and expires_at > now()) as time_offers,
        (select count(*)::int from reminder) as reminders,
        (select count(*)::int from webhook_delivery where delivered_at is null and dead_at is null) as webhooks_waiting,
        (select count(*)::int from webhook_delivery where dead_at is not null) as webhooks_dead,
        ${CALENDAR_DAYS_LEFT} as calendar_days`,
    Row,
  )
  if (!row) throw new Error('the count query returned no row')
  return row
}

/** Resolves if the database responds; rejects if it does not. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

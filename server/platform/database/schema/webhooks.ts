/** Events for other systems: an outbox of its own, so that a slow receiver holds up no mail. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bookingId } from './bookings'
import { instant } from './columns'

/** An event, written in the transaction that makes it happen. */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    /** Ascends with the events of each booking, because its row is locked meanwhile. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies the event to its receivers. */
    messageId: uuid('message_id').notNull().unique().defaultRandom(),
    type: text().notNull(),
    bookingId: bookingId(),
    /** Ids of the chain, times and sums. No text of a visitor. */
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_event_booking').on(table.bookingId)],
)

/** An event's way to one endpoint. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => webhookEvent.id, { onDelete: 'cascade' }),
    /** Name of the endpoint in the configuration. */
    endpoint: text().notNull(),
    attempts: integer().notNull().default(0),
    /** During a dispatch this is the end of the lease. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    /** When the last attempt failed. Only a replay tries again. */
    deadAt: instant('dead_at'),
    /** The failure of the last attempt, such as 'HTTP 500'. */
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.endpoint, table.eventId] }),
    index('webhook_delivery_event').on(table.eventId),
    index('webhook_delivery_due')
      .on(table.endpoint, table.nextAttemptAt)
      .where(sql`delivered_at is null and dead_at is null`),
  ],
)

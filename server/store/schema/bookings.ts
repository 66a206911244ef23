/** Saved bookings, and what is to be sent out about them. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BookingDocument } from '../../domain/booking-document'
import type { Draft } from '../../domain/draft'
import type { OutboxMessage } from '../../domain/outbox-message'
import { instant } from './columns'

export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The session that made it. No foreign key: sessions are cleaned away, bookings stay. */
    sessionId: uuid('session_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    keyHash: text('key_hash').notNull().unique(),
    registerNumber: text('register_number').notNull(),
    /** As it was when it was saved or last changed. */
    document: jsonb().$type<BookingDocument>().notNull(),
    /** What the document was made of, to be changed later. Null: saved before drafts were kept, only to be cancelled. */
    draft: jsonb().$type<Draft>(),
    /** Goes up with each change, so that two sessions that have opened the same one do not overwrite each other. */
    version: integer().notNull().default(1),
    /** How often the confirmation was sent once more. */
    resent: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [unique('one_booking_per_session').on(table.sessionId)],
)

/** What is to be sent out, written in the transaction that makes it true; delivery reads it later. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message: jsonb().$type<OutboxMessage>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Also set where there was nobody to send it to; `last_error` then says so. */
    deliveredAt: instant('delivered_at'),
    attempts: integer().notNull().default(0),
    /** By the database's clock. While a process is sending: until when nobody else tries. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** What the last attempt failed by, without personal data. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`delivered_at is null`),
  ],
)

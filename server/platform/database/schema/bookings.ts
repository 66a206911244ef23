/** Saved bookings, and the outbox of messages. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BookingDocument } from '../../../sections/completion/rules/booking-document'
import type { Draft } from '../../../sections/session/rules/draft'
import type { OutboxMessage } from '../../mail/outbox/outbox-message'
import { instant } from './columns'

export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The session that made it. No foreign key, because sessions are purged and bookings stay. */
    sessionId: uuid('session_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    keyHash: text('key_hash').notNull().unique(),
    registerNumber: text('register_number').notNull(),
    /** The document as of the last save or change. */
    document: jsonb().$type<BookingDocument>().notNull(),
    /** The draft behind the document, for later changes. Null in old bookings, which can only be cancelled. */
    draft: jsonb().$type<Draft>(),
    /** Incremented by each change, so that two sessions with the same booking cannot overwrite each other. */
    version: integer().notNull().default(1),
    /** Number of times the confirmation was resent. */
    resent: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [unique('one_booking_per_session').on(table.sessionId)],
)

/** Messages to send. Each is written in the transaction of its event and delivered later. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message: jsonb().$type<OutboxMessage>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Also set if there was no recipient; `last_error` then says so. */
    deliveredAt: instant('delivered_at'),
    attempts: integer().notNull().default(0),
    /** By the database's clock. During delivery this is the end of the lease. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** The error of the last attempt, without personal data. */
    lastError: text('last_error'),
    /** HMAC of a customer's mailbox, which bounds its mails; null before the first attempt and an hour after the last. */
    recipient: text(),
    /** When the last attempt that counts against the recipient's bound began. */
    sentAt: instant('sent_at'),
    /** Whether the recipient's bound postpones it. */
    postponed: boolean().notNull().default(false),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`delivered_at is null`),
    index('outbox_recipient')
      .on(table.recipient, table.sentAt)
      .where(sql`recipient is not null`),
  ],
)

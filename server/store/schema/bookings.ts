/** Saved bookings, and what is to be sent out about them. */
import { bigint, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BookingDocument } from '../../domain/booking-document'
import type { OutboxMessage } from '../../domain/outbox-message'
import { instant } from './columns'

export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** No foreign key: sessions are cleaned away, bookings stay. */
    sessionId: uuid('session_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    keyHash: text('key_hash').notNull().unique(),
    registerNumber: text('register_number').notNull(),
    document: jsonb().$type<BookingDocument>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('one_booking_per_session').on(table.sessionId)],
)

/** What is to be sent out, written in the transaction that makes it true; delivery reads it later. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  message: jsonb().$type<OutboxMessage>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  deliveredAt: instant('delivered_at'),
})

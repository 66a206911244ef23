/** Requests to change or cancel a booking, which workshop staff answer. */
import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from './chain'
import { instant } from './columns'

export const editRequest = pgTable(
  'edit_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** No foreign key, because sessions are purged and requests stay. */
    sessionId: uuid('session_id').notNull(),
    /** Label of the channel through which it was sent. */
    channel: text().notNull(),
    organizationId: organizationId(),
    registerNumber: text('register_number').notNull(),
    /** Wall-clock time of the booked visit. */
    reservedAt: timestamp('reserved_at', { mode: 'string' }).notNull(),
    name: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** Hash of the content, which makes a repeated request of one session idempotent. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('edit_request_once').on(table.sessionId, table.contentHash)],
)

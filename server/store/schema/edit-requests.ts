/** Requests to change or cancel a booking, which a person at the workshop answers. */
import { integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { organization } from './chain'
import { instant } from './columns'

export const editRequest = pgTable(
  'edit_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** No foreign key: sessions are cleaned away, requests stay. */
    sessionId: uuid('session_id').notNull(),
    /** The label of the channel it came through. */
    channel: text().notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    registerNumber: text('register_number').notNull(),
    /** When the visit was booked for, wall-clock. */
    reservedAt: timestamp('reserved_at', { mode: 'string' }).notNull(),
    name: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** Hash of all that was typed: the same again in one session is the same request. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('edit_request_once').on(table.sessionId, table.contentHash)],
)

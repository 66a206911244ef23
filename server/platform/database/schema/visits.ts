/** What happens around a visit: its reminders, its states, further keys of its booking, and the desk's calendars. */
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { VisitState } from '#shared/api/nouns/visit'
import { bookingId } from './bookings'
import { organization } from './chain'
import { instant } from './columns'

/** How a reminder reaches the customer. */
export type ReminderChannel = 'MAIL' | 'SMS'

/** Reminders that are still to be sent. A sent or dropped one has no row. */
export const reminder = pgTable(
  'reminder',
  {
    bookingId: bookingId(),
    channel: text().$type<ReminderChannel>().notNull(),
    /** Hours before the visit, as configured. */
    hours: integer().notNull(),
    /** Wall-clock time by the business clock, as the visit's own. */
    dueAt: timestamp('due_at', { mode: 'string' }).notNull(),
    attempts: integer().notNull().default(0),
    /** By the database's clock. During a dispatch this is the end of the lease. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.channel, table.hours] }),
    index('reminder_due').on(table.dueAt),
  ],
)

/**
 * Keys that a later mail brought, besides the one that the booking was saved with. They are made when the mail is queued,
 * so that no key has to be kept in plain text until then.
 */
export const bookingKey = pgTable(
  'booking_key',
  { keyHash: text('key_hash').primaryKey(), bookingId: bookingId() },
  (table) => [index('booking_key_booking').on(table.bookingId)],
)

/** The states that the desk has set, in order. Rows are only ever added. */
export const visitTransition = pgTable(
  'visit_transition',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    state: text().$type<VisitState>().notNull(),
    source: text({ enum: ['DESK', 'API'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('visit_transition_booking').on(table.bookingId)],
)

/** Tokens of the addresses at which a workshop's calendar is read. */
export const calendarFeed = pgTable('calendar_feed', {
  tokenHash: text('token_hash').primaryKey(),
  organizationId: integer('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull().defaultNow(),
})

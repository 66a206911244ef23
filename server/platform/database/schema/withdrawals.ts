/** Statements of withdrawal. Rows are only ever added; a trigger of their migration refuses the rest. */
import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** No foreign key, because a row may be deleted only once its booking is erased. */
    bookingId: uuid('booking_id').notNull(),
    /** Name and e-mail address as the customer stated them. */
    name: text().notNull(),
    email: text().notNull(),
    /** The contract as the customer confirmed it: services, time, workshop, register number. */
    contract: text().notNull(),
    /** Wall-clock time of the statement. */
    submittedAt: timestamp('submitted_at', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('one_withdrawal_per_booking').on(table.bookingId)],
)

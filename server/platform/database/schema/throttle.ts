import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Counts of rate-limited calls, shared by all processes. rate-limiter-flexible defines the columns.
 * The migration makes the table unlogged, because the counts may be lost in a crash.
 */
export const throttle = pgTable('throttle', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true, mode: 'date' }),
})

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * How often somebody has done what is not done often, for all processes together. The columns are those that
 * rate-limiter-flexible counts in; the migration makes the table unlogged: it is worth nothing after a crash.
 */
export const throttle = pgTable('throttle', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true, mode: 'date' }),
})

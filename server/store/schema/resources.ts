/** When resources are not there, and who was served by which. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, text, time } from 'drizzle-orm/pg-core'
import { resource } from './chain'
import { tsrange } from './columns'

/** Leave, training, a lift out of order: nothing is put on the resource meanwhile. */
export const resourceAbsence = pgTable(
  'resource_absence',
  {
    resourceId: integer('resource_id')
      .notNull()
      .references(() => resource.id),
    during: tsrange().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.during] }),
    check(
      'resource_absence_has_start_and_end',
      sql`not (isempty(${table.during}) or lower_inf(${table.during}) or upper_inf(${table.during}))`,
    ),
  ],
)

/**
 * When a resource works, by weekday. One without any row works whenever its workshop is open; one with some works at those
 * times only, as far as the workshop is open then.
 */
export const resourceShift = pgTable(
  'resource_shift',
  {
    resourceId: integer('resource_id')
      .notNull()
      .references(() => resource.id),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    starts: time().notNull(),
    ends: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.weekday] }),
    check('resource_shift_starts_before_it_ends', sql`${table.starts} < ${table.ends}`),
  ],
)

/** Whom a customer was served by last. Of the customer nothing is kept but the number to recognise them by. */
export const customerResource = pgTable('customer_resource', {
  /** `+358401234567` */
  phoneNumber: text('phone_number').primaryKey(),
  resourceId: integer('resource_id')
    .notNull()
    .references(() => resource.id),
})

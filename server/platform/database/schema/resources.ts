/** Absences and shifts of resources, and the resource that served each customer last. */
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text, time } from 'drizzle-orm/pg-core'
import { resourceId } from './chain'
import { tsrange } from './columns'

/** Absences, such as leave, training or a broken lift. The resource cannot be booked meanwhile. */
export const resourceAbsence = pgTable(
  'resource_absence',
  {
    resourceId: resourceId(),
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
 * Shifts of resources by weekday. A resource without a row works during all opening hours.
 * A resource with rows works only in those shifts, within the opening hours.
 */
export const resourceShift = pgTable(
  'resource_shift',
  {
    resourceId: resourceId(),
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

/** The resource that served a customer last. Only the customer's phone number is stored. */
export const customerResource = pgTable('customer_resource', {
  /** `+358401234567` */
  phoneNumber: text('phone_number').primaryKey(),
  resourceId: resourceId(),
})

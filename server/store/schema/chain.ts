/** The chain: its workshops, their hours, lifts and texts. */
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, time } from 'drizzle-orm/pg-core'

export const organization = pgTable('organization', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  name: text().notNull(),
  address: text().notNull(),
  postCode: text('post_code').notNull(),
  postOffice: text('post_office').notNull(),
  opens: time().notNull(),
  closes: time().notNull(),
  carenceDays: integer('carence_days').notNull(),
  shiftChange: time('shift_change').notNull(),
  keyLocker: boolean('key_locker').notNull(),
  infoText: text('info_text').notNull(),
})

export const openingHours = pgTable(
  'opening_hours',
  {
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
    /** Jobs of at least so many minutes are taken in for the whole day; null where every job has its hour. */
    dayOnlyFrom: integer('day_only_from'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.weekday] })],
)

export const closedDay = pgTable('closed_day', { date: date().primaryKey() })

/** A lift: what one car stands on for the whole of a job. */
export const resource = pgTable(
  'resource',
  {
    id: integer().primaryKey(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
  },
  (table) => [index('resource_organization').on(table.organizationId)],
)

export const infoText = pgTable(
  'info_text',
  {
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    code: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.code] })],
)

/** The chain: its workshops, their hours, lifts and texts. */
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core'

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
  /** Whether small jobs are done within the hour while the customer waits. */
  hourService: boolean('hour_service').notNull().default(false),
  infoText: text('info_text').notNull(),
  /** Where notices of bookings and requests go; empty: nowhere. */
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  /** The area it is listed below, a code of the chain's own. */
  site: text(),
  /** Its number in the chain's back office. */
  officeNumber: text('office_number'),
  /** Degrees (WGS 84); null where nobody has measured. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  offersMaintenance: boolean('offers_maintenance').notNull().default(true),
  offersTireChange: boolean('offers_tire_change').notNull().default(true),
  offersDamageInspection: boolean('offers_damage_inspection').notNull().default(false),
  /** Ids of the classes of vehicle it takes in; null: every class. */
  vehicleClasses: integer('vehicle_classes').array(),
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

/** A lift, with whoever works at it: what one car takes up for the whole of a job. */
export const resource = pgTable(
  'resource',
  {
    id: integer().primaryKey(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
    /** What customers know it by; null: by its name. */
    displayName: text('display_name'),
    /** Whether customers may ask for it. */
    customerSelectable: boolean('customer_selectable').notNull().default(false),
    /** Kept free for hour service: no other job is put on it. */
    hourServiceOnly: boolean('hour_service_only').notNull().default(false),
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

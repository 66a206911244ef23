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
  /** How customers use the key locker; empty if nothing is said. */
  keyLockerText: text('key_locker_text').notNull().default(''),
  /** Whether small jobs are done within the hour while the customer waits. */
  hourService: boolean('hour_service').notNull().default(false),
  infoText: text('info_text').notNull(),
  /** Recipient of notices of bookings and requests; empty for none. */
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  /** Code of the area that lists it, defined by the chain. */
  site: text(),
  /** Number in the chain's back office. */
  officeNumber: text('office_number'),
  /** Degrees (WGS 84); null if unknown. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  offersMaintenance: boolean('offers_maintenance').notNull().default(true),
  offersTireChange: boolean('offers_tire_change').notNull().default(true),
  offersDamageInspection: boolean('offers_damage_inspection').notNull().default(false),
  /** Ids of the accepted vehicle classes; null for every class. */
  vehicleClasses: integer('vehicle_classes').array(),
  /** Number of its replacement cars; null if the server does not count them. */
  replacementCars: integer('replacement_cars'),
  /** Length of a window in which cars are fetched and brought back, in minutes. */
  transportMinutes: integer('transport_minutes').notNull().default(60),
})

/** A column that refers to a workshop. */
export const organizationId = () =>
  integer('organization_id')
    .notNull()
    .references(() => organization.id)

export const openingHours = pgTable(
  'opening_hours',
  {
    organizationId: organizationId(),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
    /** Jobs of at least this many minutes are booked for the whole day; null if every job has an hour. */
    dayOnlyFrom: integer('day_only_from'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.weekday] })],
)

/** Windows in which cars are fetched from customers (PICKUP) and brought back (RETURN), on every day of bookings. */
export const transportWindow = pgTable(
  'transport_window',
  {
    organizationId: organizationId(),
    direction: text({ enum: ['PICKUP', 'RETURN'] }).notNull(),
    starts: time().notNull(),
    /** Number of cars in one window; null if they are not counted. */
    capacity: integer(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.direction, table.starts] })],
)

/** A day on which the chain is closed. */
export const closedDay = pgTable('closed_day', { date: date().primaryKey() })

/** A day on which the chain is open, from `opens` to `closes` where they shorten the usual hours. */
export const openDay = pgTable('open_day', { date: date().primaryKey(), opens: time(), closes: time() })

/** A day on which one workshop is closed, whatever the chain does. */
export const workshopClosedDay = pgTable(
  'workshop_closed_day',
  { organizationId: organizationId(), date: date().notNull() },
  (table) => [primaryKey({ columns: [table.organizationId, table.date] })],
)

/** A day on which one workshop is open, whatever the chain does. */
export const workshopOpenDay = pgTable(
  'workshop_open_day',
  { organizationId: organizationId(), date: date().notNull(), opens: time(), closes: time() },
  (table) => [primaryKey({ columns: [table.organizationId, table.date] })],
)

/** A lift with its mechanic. A job occupies one of them for its whole duration. */
export const resource = pgTable(
  'resource',
  {
    id: integer().primaryKey(),
    organizationId: organizationId(),
    name: text().notNull(),
    /** Name for customers; null to use `name`. */
    displayName: text('display_name'),
    /** Whether customers may select it. */
    customerSelectable: boolean('customer_selectable').notNull().default(false),
    /** Reserved for hour service: accepts no other jobs. */
    hourServiceOnly: boolean('hour_service_only').notNull().default(false),
  },
  (table) => [index('resource_organization').on(table.organizationId)],
)

/** A column that refers to a lift. */
export const resourceId = () =>
  integer('resource_id')
    .notNull()
    .references(() => resource.id)

export const infoText = pgTable(
  'info_text',
  {
    organizationId: organizationId(),
    code: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.code] })],
)

/** The tables. Wall-clock times of the workshops are `timestamp`/`tsrange` without a zone; instants are `timestamptz`. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingDocument } from '../domain/booking-document'
import type { Draft } from '../domain/draft'
import type { OutboxMessage } from '../domain/outbox-message'
import type { SubRow } from '../domain/product'

const tsrange = customType<{ data: string }>({ dataType: () => 'tsrange' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

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

export const productCategory = pgTable('product_category', {
  id: integer().primaryKey(),
  description: text().notNull(),
  /** `scheduled`, `additional`, `extra`, `tire` or `tire-extra`. */
  section: text().notNull(),
})

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey(),
    provider: text().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => productCategory.id),
    /** The field of the tire products it is sent in. */
    tireRole: text('tire_role'),
    description: text().notNull(),
    /** Null where the price is agreed later. */
    normalCents: integer('normal_cents'),
    activeCents: integer('active_cents'),
    campaign: boolean().notNull(),
    minutes: integer().notNull(),
    infoDescription: text('info_description'),
    subRows: jsonb('sub_rows').$type<readonly SubRow[]>().notNull(),
    calculatorId: integer('calculator_id').notNull(),
  },
  (table) => [index('product_by_category').on(table.categoryId)],
)

export const campaignCode = pgTable('campaign_code', { code: text().primaryKey(), percent: integer().notNull() })

export const vehicleMake = pgTable('vehicle_make', { name: text().primaryKey(), position: integer().notNull() })

/** The vehicle register's sandbox. */
export const vehicle = pgTable('vehicle', {
  registerNumber: text('register_number').primaryKey(),
  make: text().notNull(),
  model: text().notNull(),
  classificationId: integer('classification_id').notNull(),
  classificationName: text('classification_name').notNull(),
})

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

/** Secrets of this installation, made at first start; every process on the same database shares them. */
export const serverSecret = pgTable('server_secret', { name: text().primaryKey(), value: text().notNull() })

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    browserHash: text('browser_hash').notNull(),
    processType: text('process_type').notNull(),
    installationType: text('installation_type').notNull(),
    draft: jsonb().$type<Draft>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When its booking was saved; nothing may be written afterwards. */
    doneAt: instant('done_at'),
  },
  (table) => [index('session_last_seen').on(table.lastSeenAt)],
)

/**
 * Holds and confirmed reservations in one table, so that one exclusion constraint (a migration of its own) keeps any two
 * of them from overlapping on a lift (READINGS.md 31).
 */
export const reservation = pgTable(
  'reservation',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resourceId: integer('resource_id')
      .notNull()
      .references(() => resource.id),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    during: tsrange().notNull(),
    kind: text({ enum: ['hold', 'confirmed'] }).notNull(),
    sessionId: uuid('session_id'),
    /** Null for a confirmed one. */
    expiresAt: instant('expires_at'),
    timeSelectionType: text('time_selection_type', { enum: ['EXACT_TIME', 'DAY_ONLY'] }).notNull(),
  },
  (table) => [
    uniqueIndex('one_hold_per_session')
      .on(table.sessionId)
      .where(sql`kind = 'hold'`),
  ],
)

export const lockerReservation = pgTable(
  'locker_reservation',
  {
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    at: timestamp({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.at] })],
)

export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** No foreign key: sessions are cleaned away, bookings stay. */
    sessionId: uuid('session_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    keyHash: text('key_hash').notNull().unique(),
    registerNumber: text('register_number').notNull(),
    document: jsonb().$type<BookingDocument>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('one_booking_per_session').on(table.sessionId)],
)

/** What is to be sent out, written in the transaction that makes it true; delivery reads it later. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  message: jsonb().$type<OutboxMessage>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  deliveredAt: instant('delivered_at'),
})

/**
 * What the chain knows of makes, recalls, repairs and leasing, and what visitors ask for beyond a booking. No foreign keys
 * into the chain's own tables: an import may replace those.
 */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OfferRequest } from '../../domain/offer-request'
import { instant } from './columns'

/** The makes that a product fits; one without a row fits all of them. */
export const productMake = pgTable(
  'product_make',
  { productId: integer('product_id').notNull(), make: text().notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.make] })],
)

/** The makes that a workshop is an authorised dealer of. */
export const brandDealer = pgTable(
  'brand_dealer',
  { organizationId: integer('organization_id').notNull(), make: text().notNull() },
  (table) => [primaryKey({ columns: [table.organizationId, table.make] })],
)

/** The lifts that a make is worked on; a make without any at a workshop can be put on each of its lifts. */
export const makeLift = pgTable(
  'make_lift',
  { resourceId: integer('resource_id').notNull(), make: text().notNull() },
  (table) => [primaryKey({ columns: [table.resourceId, table.make] })],
)

/** A maker's recall that has yet to be done on a vehicle. */
export const recall = pgTable(
  'recall',
  {
    code: text().notNull(),
    registerNumber: text('register_number').notNull(),
    make: text().notNull(),
    description: text().notNull(),
    /** `YYYY-MM-DD` */
    issued: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.registerNumber] })],
)

/** How often a make's work is due; `make` null for all that have no row of their own. */
export const serviceCycle = pgTable('service_cycle', {
  id: integer().primaryKey(),
  make: text(),
  target: text().notNull(),
  kilometers: integer(),
  months: integer(),
})

/** What can be repaired, as a tree. */
export const repairTarget = pgTable('repair_target', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  description: text().notNull(),
})

export const leasingCompany = pgTable('leasing_company', { id: integer().primaryKey(), name: text().notNull() })

export const leasingContract = pgTable(
  'leasing_contract',
  {
    id: integer().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => leasingCompany.id),
    name: text().notNull(),
  },
  (table) => [index('leasing_contract_company').on(table.companyId)],
)

/** When the car is fetched from the customer and brought back, on every day the workshop is open. */
export const biilaTime = pgTable(
  'biila_time',
  { direction: text({ enum: ['PICKUP', 'RETURN'] }).notNull(), time: text().notNull() },
  (table) => [primaryKey({ columns: [table.direction, table.time] })],
)

/** A request for an offer of a wind-shield, one per session. */
export const offerRequest = pgTable('offer_request', {
  sessionId: uuid('session_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  content: jsonb().$type<OfferRequest>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** How far sessions have come, for the chain's own statistics: nothing of whom. */
export const stageEvent = pgTable(
  'stage_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid('session_id').notNull(),
    code: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('stage_event_session').on(table.sessionId)],
)

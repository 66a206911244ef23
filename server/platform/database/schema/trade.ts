/**
 * Makes, recalls, repairs and leasing, and visitors' offer requests and stage events.
 * These tables have no foreign keys into the chain's tables, because an import may replace those.
 */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Customer } from '#shared/api/nouns/customer'
import { instant } from './columns'
import type { DraftVehicle } from './sessions'

/** The makes that a product fits. A product without a row fits all makes. */
export const productMake = pgTable(
  'product_make',
  { productId: integer('product_id').notNull(), make: text().notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.make] })],
)

/** The makes for which a workshop is an authorised dealer. */
export const brandDealer = pgTable(
  'brand_dealer',
  { organizationId: integer('organization_id').notNull(), make: text().notNull() },
  (table) => [primaryKey({ columns: [table.organizationId, table.make] })],
)

/** The lifts for a make. A make without a lift at a workshop can use all of its lifts. */
export const makeLift = pgTable(
  'make_lift',
  { resourceId: integer('resource_id').notNull(), make: text().notNull() },
  (table) => [primaryKey({ columns: [table.resourceId, table.make] })],
)

/** A manufacturer's open recall of a vehicle. */
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

/** Service intervals by make. A null `make` applies to all makes without a row for the target. */
export const serviceCycle = pgTable('service_cycle', {
  id: integer().primaryKey(),
  make: text(),
  target: text().notNull(),
  kilometers: integer(),
  months: integer(),
})

/** The tree of repair targets. */
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

/** The data that a workshop needs to make and send an offer. */
export interface OfferRequest {
  readonly vehicle: DraftVehicle
  readonly customer: Customer
  /** Ids of the chosen products; may be empty. */
  readonly productIds: readonly number[]
  readonly notes: string
}

/** Requests for a windshield offer, one per session. */
export const offerRequest = pgTable('offer_request', {
  sessionId: uuid('session_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  content: jsonb().$type<OfferRequest>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Stages that sessions have reached, for the chain's statistics, without personal data. */
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

/** What the chain sells. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SubRow } from '../../domain/product'

export const productCategory = pgTable('product_category', {
  id: integer().primaryKey(),
  description: text().notNull(),
  /**
   * `scheduled`, `additional`, `extra`, `tire` or `tire-extra`; `tire-package` for what the tire packager sells, and
   * `automatic` for what only comes along with something else; `windshield`, `wiper` and `damage-inspection` for what
   * has calls of its own, and `catalogue` for the services of an external catalogue.
   */
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
    /** Not offered for a car that has no combustion engine. */
    combustionOnly: boolean('combustion_only').notNull().default(false),
  },
  (table) => [index('product_by_category').on(table.categoryId)],
)

export const campaignCode = pgTable('campaign_code', { code: text().primaryKey(), percent: integer().notNull() })

const sold = (name: string) =>
  integer(name)
    .notNull()
    .references(() => product.id)

/** What a product brings along by itself (`added`), for example a waste fee. */
export const automaticProduct = pgTable(
  'automatic_product',
  { productId: sold('product_id'), addedId: sold('added_id') },
  (table) => [primaryKey({ columns: [table.productId, table.addedId] })],
)

/** What is suggested together with a product. */
export const additionalProduct = pgTable(
  'additional_product',
  { productId: sold('product_id'), additionalId: sold('additional_id') },
  (table) => [primaryKey({ columns: [table.productId, table.additionalId] })],
)

/** Something the visitor may say about a product by choosing, for example a courtesy car's gearbox. */
export const productParameter = pgTable(
  'product_parameter',
  {
    id: integer().primaryKey(),
    productId: sold('product_id'),
    code: text().notNull(),
    /** A name of the chain's own, for example `CHOICE`; of the choices of one parameter one holds. */
    type: text().notNull(),
    description: text().notNull(),
  },
  (table) => [index('parameter_by_product').on(table.productId)],
)

export const productParameterChoice = pgTable(
  'product_parameter_choice',
  {
    id: integer().primaryKey(),
    parameterId: integer('parameter_id')
      .notNull()
      .references(() => productParameter.id),
    description: text().notNull(),
  },
  (table) => [index('choice_by_parameter').on(table.parameterId)],
)

/** What a service code of the maintenance programme stands for. */
export const serviceCodeProduct = pgTable(
  'service_code_product',
  { code: text().notNull(), productId: sold('product_id') },
  (table) => [primaryKey({ columns: [table.code, table.productId] })],
)

/** A row of the order that is no product: it takes no time and no discount. */
export const extraOrderItem = pgTable('extra_order_item', {
  id: integer().primaryKey(),
  description: text().notNull(),
  cents: integer().notNull(),
})

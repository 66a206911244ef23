/** The chain's products. */
import type { PriceKind } from '#shared/api/nouns/price'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const productCategory = pgTable('product_category', {
  id: integer().primaryKey(),
  description: text().notNull(),
  /**
   * `scheduled`, `additional`, `extra`, `tire` or `tire-extra`; `tire-package` for the tire packager's products.
   * `automatic` for products that are only added automatically with others.
   * `windshield`, `wiper` and `damage-inspection` for products with separate calls.
   * `catalogue` for the services of an external catalogue.
   */
  section: text().notNull(),
})

/** A sub-row of a product, with its spare parts. */
export interface SubRow {
  readonly description: string
  readonly spareParts: readonly { readonly description: string }[]
}

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey(),
    provider: text().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => productCategory.id),
    /** Its field in the tire products of the contract; null if it is not one of them. */
    tireRole: text('tire_role'),
    description: text().notNull(),
    /** Null if the price is agreed later. */
    normalCents: integer('normal_cents'),
    activeCents: integer('active_cents'),
    campaign: boolean().notNull(),
    /** What the price promises: `estimate`, `maximum` or `fixed`; null if the chain does not say. */
    priceKind: text('price_kind').$type<PriceKind>(),
    /** How many percent an estimate may be exceeded by. */
    excessPercent: integer('excess_percent'),
    /** Goods and no work, so that a reduced price needs the lowest one of 30 days. */
    goods: boolean().notNull().default(false),
    lowestCents: integer('lowest_cents'),
    minutes: integer().notNull(),
    infoDescription: text('info_description'),
    subRows: jsonb('sub_rows').$type<readonly SubRow[]>().notNull(),
    calculatorId: integer('calculator_id').notNull(),
    /** Not offered for electric cars. */
    combustionOnly: boolean('combustion_only').notNull().default(false),
    /** Products of one group replace each other in a booking; null if it replaces none. */
    exclusionGroup: text('exclusion_group'),
    /** What the server does for the product besides selling it; null for nothing. */
    purpose: text({ enum: ['REPLACEMENT_CAR', 'TRANSPORT'] }),
  },
  (table) => [index('product_by_category').on(table.categoryId)],
)

export const campaignCode = pgTable('campaign_code', { code: text().primaryKey(), percent: integer().notNull() })

/** A column that refers to a product. */
export const sold = (name: string) =>
  integer(name)
    .notNull()
    .references(() => product.id)

/** Products that are added automatically with another (`added`), for example a waste fee. */
export const automaticProduct = pgTable(
  'automatic_product',
  { productId: sold('product_id'), addedId: sold('added_id') },
  (table) => [primaryKey({ columns: [table.productId, table.addedId] })],
)

/** Products that are suggested with another. */
export const additionalProduct = pgTable(
  'additional_product',
  { productId: sold('product_id'), additionalId: sold('additional_id') },
  (table) => [primaryKey({ columns: [table.productId, table.additionalId] })],
)

/** A parameter of a product with choices for the visitor, for example the gearbox of a courtesy car. */
export const productParameter = pgTable(
  'product_parameter',
  {
    id: integer().primaryKey(),
    productId: sold('product_id'),
    code: text().notNull(),
    /** A type that the chain defines, for example `CHOICE`. Only one choice per parameter is kept. */
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

/** The products of each service code of the maintenance programme. */
export const serviceCodeProduct = pgTable(
  'service_code_product',
  { code: text().notNull(), productId: sold('product_id') },
  (table) => [primaryKey({ columns: [table.code, table.productId] })],
)

/** Order rows that are not products: they take no time and get no discount. */
export const extraOrderItem = pgTable('extra_order_item', {
  id: integer().primaryKey(),
  description: text().notNull(),
  cents: integer().notNull(),
})

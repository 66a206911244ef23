/** What the chain sells. */
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SubRow } from '../../domain/product'

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

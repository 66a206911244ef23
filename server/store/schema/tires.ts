/** Tires: what the packager sells, who has bought of it, and whose tires lie in the tire hotel. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { product } from './products'

/** What a product of the packager is when it is a tire; its price, for one tire, and its name are the product's. */
export const tire = pgTable('tire', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id),
  supplier: text().notNull(),
  brand: text().notNull(),
  model: text().notNull(),
  /** In millimetres. */
  width: integer().notNull(),
  /** In per cent of the width. */
  aspectRatio: integer('aspect_ratio').notNull(),
  /** In inches. */
  rimDiameter: integer('rim_diameter').notNull(),
  loadIndex: integer('load_index').notNull(),
  speedRating: text('speed_rating').notNull(),
  /** `SUMMER`, `WINTER_STUDDED`, `WINTER_FRICTION` or `ALL_SEASON`. */
  tireType: text('tire_type').notNull(),
})

/** A set of tires and their fitting, sold together. */
export const tirePackage = pgTable('tire_package', { code: text().primaryKey(), description: text().notNull() })

export const tirePackageItem = pgTable(
  'tire_package_item',
  {
    packageCode: text('package_code')
      .notNull()
      .references(() => tirePackage.code),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageCode, table.productId] })],
)

/** Vehicles, by their register numbers, whose tires are in the tire hotel now. */
export const tireInHotel = pgTable('tire_in_hotel', { registerNumber: text('register_number').primaryKey() })

/** The package that has been bought for a vehicle, by its register number, and is still to be fitted. */
export const tiresBought = pgTable('tires_bought', {
  registerNumber: text('register_number').primaryKey(),
  packageCode: text('package_code')
    .notNull()
    .references(() => tirePackage.code, { onDelete: 'cascade' }),
})

/** The tire packager's products, the vehicles they were bought for, and the vehicles with tires in the tire hotel. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { product, sold } from './products'

/** The tire data of a product. The product itself has the name and the price of one tire. */
export const tire = pgTable('tire', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id),
  supplier: text().notNull(),
  brand: text().notNull(),
  model: text().notNull(),
  /** In millimetres. */
  width: integer().notNull(),
  /** In percent of the width. */
  aspectRatio: integer('aspect_ratio').notNull(),
  /** In inches. */
  rimDiameter: integer('rim_diameter').notNull(),
  loadIndex: integer('load_index').notNull(),
  speedRating: text('speed_rating').notNull(),
  /** `SUMMER`, `WINTER_STUDDED`, `WINTER_FRICTION` or `ALL_SEASON`. */
  tireType: text('tire_type').notNull(),
})

/** A set of tires that is sold together with the fitting. */
export const tirePackage = pgTable('tire_package', { code: text().primaryKey(), description: text().notNull() })

export const tirePackageItem = pgTable(
  'tire_package_item',
  {
    packageCode: text('package_code')
      .notNull()
      .references(() => tirePackage.code),
    productId: sold('product_id'),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageCode, table.productId] })],
)

/** Vehicles whose tires are in the tire hotel now. */
export const tireInHotel = pgTable('tire_in_hotel', { registerNumber: text('register_number').primaryKey() })

/** The package that was bought for a vehicle and is not fitted yet. */
export const tiresBought = pgTable('tires_bought', {
  registerNumber: text('register_number').primaryKey(),
  packageCode: text('package_code')
    .notNull()
    .references(() => tirePackage.code, { onDelete: 'cascade' }),
})

/** Vehicle makes, and the sandbox of the vehicle register. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const vehicleMake = pgTable('vehicle_make', { name: text().primaryKey(), position: integer().notNull() })

/** Vehicles of the register's sandbox. */
export const vehicle = pgTable('vehicle', {
  registerNumber: text('register_number').primaryKey(),
  make: text().notNull(),
  model: text().notNull(),
  classificationId: integer('classification_id').notNull(),
  classificationName: text('classification_name').notNull(),
})

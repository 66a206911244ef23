/** Vehicle makes, the sandbox of the vehicle register, and the answers of a chain's own register. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const vehicleMake = pgTable('vehicle_make', { name: text().primaryKey(), position: integer().notNull() })

/** Vehicles of the register's sandbox. */
export const vehicle = pgTable('vehicle', {
  registerNumber: text('register_number').primaryKey(),
  make: text().notNull(),
  model: text().notNull(),
  classificationId: integer('classification_id').notNull(),
  classificationName: text('classification_name').notNull(),
})

/** Answers of the chain's register, each for a while. A row has no register number, and nobody reads it without one. */
export const registerAnswer = pgTable('register_answer', {
  /** HMAC of the register number. */
  plateHash: text('plate_hash').primaryKey(),
  /** The answer as JSON, encrypted with a key of the register number. */
  sealedAnswer: text('sealed_answer').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

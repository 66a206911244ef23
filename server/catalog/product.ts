import type { automaticProduct, extraOrderItem, product } from '../platform/database/schema/products'

/** A product that the chain sells; money in cents. */
export type Product = Omit<typeof product.$inferSelect, 'categoryId' | 'tireRole'>

/** An order row that is not a product. */
export type ExtraItem = typeof extraOrderItem.$inferSelect

/** A product that adds another product to the cart automatically. */
export type Addition = typeof automaticProduct.$inferSelect

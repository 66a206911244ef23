/** The price of an order as a visitor saw it; an extension. */
import { array, boolean, nullable, number, object, string, type Infer } from 'superstruct'
import { PriceKind } from './price'
import { ProductReference } from './products'

/** A row of the order. `price` is in euros, null if it is agreed later. `product` is null for a row that is none. */
export const ShownRow = object({
  product: nullable(ProductReference),
  name: string(),
  price: nullable(number()),
  kind: nullable(PriceKind),
  allowed_excess_percent: nullable(number()),
})
export type ShownRow = Infer<typeof ShownRow>

/**
 * The total in euros, null if it is agreed later; whether a row of it is agreed later; what it promises; the rows, and
 * the discount codes with what they save in euros, null if the server does not tell.
 */
export const ShownPrice = object({
  total: nullable(number()),
  undefined: boolean(),
  kind: PriceKind,
  rows: array(ShownRow),
  discounts: array(object({ code: string(), saved: nullable(number()) })),
})
export type ShownPrice = Infer<typeof ShownPrice>

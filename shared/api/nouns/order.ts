/** What a booking orders: its rows, and the discounts on them (specification section 3). */
import { array, object, string, type Infer } from 'superstruct'
import { Identifier, ifValid, orNull, text, texts, validOrNull } from './lenient'
import { Price } from './price'
import { ProductReference } from './products'
import { Amount, flagOr } from './values'

/** `addedBy` is the id of the product that required this one. `customizations` are free-text remarks of the visitor. */
export const OrderItem = object({
  product: ProductReference,
  description: text(),
  display_description: text(),
  price: validOrNull(Price),
  addedBy: orNull(Identifier),
  customizations: texts(),
  /** Number of pieces that the price is for; an extension. */
  amount: ifValid(Amount),
  /** Names of the choices that decide the work and are not made; an extension. */
  open_choices: ifValid(array(string())),
})
export type OrderItem = Infer<typeof OrderItem>

/**
 * A discount on the booking. A public discount applies without a code from the visitor. `saved` is what it saves in
 * euros, an extension.
 */
export const Discount = object({ isPublic: flagOr(false), code: text(), saved: ifValid(Amount) })
export type Discount = Infer<typeof Discount>

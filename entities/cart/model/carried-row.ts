import { array, number, object, string, type Infer } from 'superstruct'
import { ProductReference, type Booking } from '#shared/api/nouns/entities'
import { ParameterChoice } from '#shared/api/nouns/product-parameters'
import { productKey } from './cart-rules'

/** A chosen product with the visitor's choices about it, which goes along to another workplace or vehicle. */
export const CarriedRow = object({
  product: ProductReference,
  name: string(),
  amount: number(),
  customizations: array(string()),
  choices: array(ParameterChoice),
})
export type CarriedRow = Infer<typeof CarriedRow>

/** Returns the rows that the visitor chose. Those that a product added come back with their product. */
export const carriedRows = ({ order_items: items, product_parameter_choices: choices }: Booking): CarriedRow[] =>
  items
    .filter(({ addedBy }) => addedBy === null)
    .map(({ product, display_description, description, amount = 1, customizations }) => ({
      product,
      name: display_description || description,
      amount,
      customizations,
      choices: choices.filter(
        ({ productId, provider }) => productKey({ id: productId, provider }) === productKey(product),
      ),
    }))

/** Returns each product once, with the first row that names it. */
export const uniqueRows = (rows: readonly CarriedRow[]): CarriedRow[] =>
  rows.filter((row, at) => rows.findIndex(({ product }) => productKey(product) === productKey(row.product)) === at)

/** Returns the rows whose product is not in the booking, however it came there. */
export function missingRows(rows: readonly CarriedRow[], booking: Booking | null): CarriedRow[] {
  const present = new Set((booking?.order_items ?? []).map(({ product }) => productKey(product)))
  return rows.filter(({ product }) => !present.has(productKey(product)))
}

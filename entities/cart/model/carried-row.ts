import { array, number, object, string, type Infer } from 'superstruct'
import type { Booking } from '#shared/api/nouns/booking'
import { ProductReference } from '#shared/api/nouns/products'
import { ParameterChoice } from '#shared/api/nouns/product-parameters'
import { productKey, cartItem, type ListedProduct } from './cart-rules'
import type { Client } from '#shared/api/client'
import { addAutomaticallyAddedProducts } from '#shared/api/contract/services/cart'
import { addProductsToCart } from '#shared/api/contract/services/cart'
import { setProductParameterChoice } from '#shared/api/contract/services/products'
import { isMissing, isSessionEnd } from '#shared/api/errors'

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

/** API calls of `addRows`. */
export const addRowsCalls = { addAutomaticallyAddedProducts, addProductsToCart, setProductParameterChoice }

/** A product that the workplace sells for the vehicle, and the stage that it is offered for. */
export interface SoldProduct {
  readonly listed: ListedProduct
  readonly stage: string
}

/**
 * Adds those rows to the cart that are sold, with their amounts and choices, one after the other. A refused row stays
 * out and does not stop the others.
 * @throws if the session has expired
 */
export async function addRows(
  api: Client<typeof addRowsCalls>,
  rows: readonly CarriedRow[],
  sold: readonly SoldProduct[],
): Promise<void> {
  const products = new Map(sold.map((one) => [productKey(one.listed.product), one]))
  let hasAdded = false
  for (const row of rows) {
    const found = products.get(productKey(row.product))
    if (!found) continue
    hasAdded = true
    await unlessRefused(() => add(api, row, found))
  }
  if (hasAdded) await unlessRefused(() => api.addAutomaticallyAddedProducts({}, { handlesError: isMissing }))
}

async function add(api: Client<typeof addRowsCalls>, row: CarriedRow, { listed, stage }: SoldProduct): Promise<void> {
  const { amount, customizations, choices } = row
  const { calculatorId } = listed
  await api.addProductsToCart({
    query: { stage, ...(calculatorId !== null && { calculatorId }) },
    body: [{ ...cartItem(listed), amount, ...(customizations.length > 0 && { customizations }) }],
  })
  for (const choice of choices) await unlessRefused(() => api.setProductParameterChoice({ body: choice }))
}

/** Ignores a failure, because the booking that is refetched afterwards tells what was added. */
async function unlessRefused(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (isSessionEnd(error)) throw error
  }
}

import type { Client } from '#shared/api/client'
import { addAutomaticallyAddedProducts } from '#shared/api/contract/other'
import { addProductsToCart, setProductParameterChoice } from '#shared/api/contract/services'
import { isMissing, isSessionEnd } from '#shared/api/errors'
import type { CarriedRow } from './carried-row'
import { cartItem, productKey, type Offer } from './cart-rules'

/** API calls of `addRows`. */
export const addRowsCalls = { addAutomaticallyAddedProducts, addProductsToCart, setProductParameterChoice }

/** A product that the workplace sells for the vehicle, and the stage that it is offered for. */
export interface SoldOffer {
  readonly offer: Offer
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
  sold: readonly SoldOffer[],
): Promise<void> {
  const offers = new Map(sold.map((one) => [productKey(one.offer.product), one]))
  let hasAdded = false
  for (const row of rows) {
    const found = offers.get(productKey(row.product))
    if (!found) continue
    hasAdded = true
    await unlessRefused(() => add(api, row, found))
  }
  if (hasAdded) await unlessRefused(() => api.addAutomaticallyAddedProducts({}, { handlesError: isMissing }))
}

async function add(api: Client<typeof addRowsCalls>, row: CarriedRow, { offer, stage }: SoldOffer): Promise<void> {
  const { amount, customizations, choices } = row
  const { calculatorId } = offer
  await api.addProductsToCart({
    query: { stage, ...(calculatorId !== null && { calculatorId }) },
    body: [{ ...cartItem(offer), amount, ...(customizations.length > 0 && { customizations }) }],
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

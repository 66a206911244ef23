import { priceOf } from '../../../../draft/pricing'
import { findProductsOnSale } from '../../../../catalog/products'
import type { Database } from '../../../../platform/database/database'
import { asPromised } from '../rules/extra-work'
import { findTicket, ticketItems } from '../store/service-tickets'

/** Loads a ticket with its jobs at current prices, as the letters tell it. Null if it was removed. */
export async function extraWorkOf(db: Database, ticketId: number) {
  const ticket = await findTicket(db, ticketId)
  if (!ticket) return null
  const items = await ticketItems(db, ticketId)
  const products = await findProductsOnSale(
    db,
    items.flatMap(({ productId }) => productId ?? []),
  )
  const { message, expires, isDone, decision } = ticket
  const jobs = items.map(({ description, productId, priceKind }) => {
    const product = products.find(({ id }) => id === productId)
    return {
      description,
      price: product ? priceOf(asPromised(product, { priceKind })) : null,
      priceKind,
      isUnavailable: productId !== null && !product,
    }
  })
  return { message, expires, isDone, decision, items: jobs }
}

import { addToCart, type CartRequest } from '../../../../draft/cart'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { badRequest } from '../../../../platform/refusal'

/**
 * Adds the items that a customer accepts of extra work. They become part of the saved booking when the ticket is marked
 * as done. Only what the customer accepted is added, so no product adds another one. Refuses a product that the ticket
 * does not offer, and more than one piece, because the shown price is that of one.
 */
export function withAcceptedItems(draft: Draft, items: readonly CartRequest[], stage: string): Draft {
  const offered = draft.offeredWork ?? []
  if (items.some(({ productId }) => !offered.some(({ id }) => id === productId)))
    throw badRequest('UNKNOWN_PRODUCT', 'the ticket does not offer this product')
  if (items.some(({ amount }) => amount !== 1)) throw badRequest('BAD_AMOUNT', 'extra work is accepted once')
  return { ...draft, cart: addToCart(draft.cart, items, stage) }
}

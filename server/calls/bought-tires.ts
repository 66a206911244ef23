import { addToCart, wishFor } from '../domain/cart'
import type { Draft } from '../domain/draft'
import { TIRES } from '../domain/tires'
import type { Database } from '../store/database'
import type { Session } from '../store/sessions'
import { boughtTires } from '../store/tires'
import { withCart } from './cart-changes'

/**
 * The draft of a cart that begins, for another vehicle or workshop: it holds the tires that have been bought for the
 * vehicle. In a tire change alone: nobody who books maintenance has asked for them. What the visitor takes out of the cart
 * stays out until another one begins.
 */
export async function withBoughtTires(tx: Database, session: Session, draft: Draft): Promise<Draft> {
  if (session.processType !== 'TIRE_CHANGE' || draft.registerNumber === null) return draft
  const bought = await boughtTires(tx, draft.registerNumber)
  if (bought.length === 0) return draft
  const wishes = bought.map(({ product, amount }) => wishFor(product, { amount }))
  return withCart(tx, session, draft, addToCart(draft.cart, wishes, TIRES))
}

import { addToCart, cartRequestFor } from '../../../draft/cart'
import type { Draft } from '../../../platform/database/schema/sessions'
import { TIRES } from '../rules/tires'
import type { Database } from '../../../platform/database/database'
import type { Session } from '../../../draft/sessions'
import { boughtTires } from '../store/tires'
import { withCart } from './cart-changes'

/**
 * Adds the tires bought for the vehicle to the draft's cart. Called when a cart starts, that is when the vehicle or the
 * workshop changes. Applies to a tire change only, because a maintenance visitor did not ask for tires. A tire that the
 * visitor removes stays out until another cart starts.
 */
export async function withBoughtTires(tx: Database, session: Session, draft: Draft): Promise<Draft> {
  if (session.processType !== 'TIRE_CHANGE' || draft.registerNumber === null) return draft
  const bought = await boughtTires(tx, draft.registerNumber)
  if (bought.length === 0) return draft
  const items = bought.map(({ product, amount }) => cartRequestFor(product, { amount }))
  return withCart(tx, session, draft, addToCart(draft.cart, items, TIRES))
}

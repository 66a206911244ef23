import { isDeepStrictEqual } from 'node:util'
import { withAutomatic } from '../../../booking/automatic-products'
import { MOST_LINES, withoutReplaced } from '../../../booking/cart'
import type { CartLine, Draft } from '../../../platform/database/schema/sessions'
import { choicesAfter } from '../../../booking/parameter-choices'
import { badRequest } from '../../../platform/refusal'
import type { Database } from '../../../platform/database/database'
import { automaticAdditions, exclusionGroups } from '../../../catalog/product-relations'
import type { Session } from '../../../booking/sessions'
import { changeDraft, refuseWhileReserved } from '../../../booking/change-draft'

type CartChange = (draft: Draft, tx: Database) => CartLine[] | Promise<CartLine[]>

/** Returns the cart with the products that its products add automatically, as currently sold. */
export async function completeCart(tx: Database, cart: readonly CartLine[]): Promise<CartLine[]> {
  const { products, additions } = await automaticAdditions(
    tx,
    cart.map((line) => line.productId),
  )
  return withAutomatic(cart, products, additions)
}

/**
 * Returns the draft with another cart: new products replace those of their exclusion group, and the products that are
 * added automatically complete it. A reserved time fits the cart it was reserved for. While a time is reserved, a
 * changed cart is therefore refused.
 */
export async function withCart(
  tx: Database,
  session: Session,
  draft: Draft,
  wanted: readonly CartLine[],
): Promise<Draft> {
  const groups = await exclusionGroups(
    tx,
    wanted.map((line) => line.productId),
  )
  const cart = await completeCart(tx, withoutReplaced(draft.cart, wanted, groups))
  if (cart.length > MOST_LINES) throw badRequest('TOO_MANY', 'too many products')
  if (!isDeepStrictEqual(cart, draft.cart)) await refuseWhileReserved(tx, session, draft)
  return { ...draft, cart, parameterChoices: choicesAfter(draft.parameterChoices, draft.cart, cart) }
}

/** Changes a session's cart under the rules of `withCart`. `more` changes the rest of the draft. */
export const changeCart = (
  db: Database,
  session: Session,
  change: CartChange,
  more: (draft: Draft) => Draft = (draft) => draft,
): Promise<void> =>
  changeDraft(db, session, async (draft, tx) => more(await withCart(tx, session, draft, await change(draft, tx))))

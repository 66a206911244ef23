import { isDeepStrictEqual } from 'node:util'
import { withAutomatic } from '../domain/automatic-products'
import { MOST_LINES, type CartLine } from '../domain/cart'
import type { Draft } from '../domain/draft'
import { choicesAfter } from '../domain/parameter-choices'
import { badRequest } from '../refusal'
import type { Database } from '../store/database'
import { automaticAdditions } from '../store/product-relations'
import type { Session } from '../store/sessions'
import { changeDraft, refuseWhileReserved } from './drafts'

type CartChange = (draft: Draft, tx: Database) => CartLine[] | Promise<CartLine[]>

/** A cart with what its products bring along, as they are sold now. */
export async function completeCart(tx: Database, cart: readonly CartLine[]): Promise<CartLine[]> {
  const { products, additions } = await automaticAdditions(
    tx,
    cart.map((line) => line.productId),
  )
  return withAutomatic(cart, products, additions)
}

/**
 * The draft with another cart, and what its products bring along with it. A time that is reserved was reserved for the cart
 * as it is, so that only a change that changes nothing is let through then.
 */
export async function withCart(
  tx: Database,
  session: Session,
  draft: Draft,
  wanted: readonly CartLine[],
): Promise<Draft> {
  const cart = await completeCart(tx, wanted)
  if (cart.length > MOST_LINES) throw badRequest('TOO_MANY', 'too many products')
  if (!isDeepStrictEqual(cart, draft.cart)) await refuseWhileReserved(tx, session, draft)
  return { ...draft, cart, parameterChoices: choicesAfter(draft.parameterChoices, draft.cart, cart) }
}

/** Changes a session's cart, if it may be changed (`withCart`); `more` changes the rest of the draft. */
export const changeCart = (
  db: Database,
  session: Session,
  change: CartChange,
  more: (draft: Draft) => Draft = (draft) => draft,
): Promise<void> =>
  changeDraft(db, session, async (draft, tx) => more(await withCart(tx, session, draft, await change(draft, tx))))

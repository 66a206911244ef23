import { isDeepStrictEqual } from 'node:util'
import { withAutomatic } from '../../../draft/automatic-products'
import { MOST_LINES, productOf, withoutReplaced } from '../../../draft/cart'
import type { CartLine, Draft } from '../../../platform/database/schema/sessions'
import { choicesAfter } from '../../../draft/parameter-choices'
import { badRequest } from '../../../platform/refusal'
import type { Database } from '../../../platform/database/database'
import { automaticAdditions, exclusionGroups } from '../../../catalog/product-relations'
import { releaseCounted } from '../../../holds/counted-resources'
import { withoutValet } from './without-valet'
import type { Addition } from '../../../catalog/product'
import { findProducts } from '../../../catalog/products'
import type { Session } from '../../../draft/sessions'
import { changeDraft, refuseWhileReserved } from '../../../draft/change-draft'

type CartChange = (draft: Draft, tx: Database) => CartLine[] | Promise<CartLine[]>

/**
 * Returns the cart with the products that its products add automatically, as currently sold. A row of a saved booking
 * stays with the product that added it, even if the chain does not add it any more.
 */
export async function completeCart(
  tx: Database,
  cart: readonly CartLine[],
  agreed: Draft['agreed'] = null,
): Promise<CartLine[]> {
  const { products, additions } = await automaticAdditions(
    tx,
    cart.map((line) => line.productId),
  )
  const kept = cart.flatMap((line) => (agreed && productOf(agreed.products, line) ? bringingOf(line) : []))
  return withAutomatic(cart, [...products, ...(agreed?.products ?? [])], [...kept, ...additions])
}

const bringingOf = ({ productId: addedId, addedBy: productId }: CartLine): Addition[] =>
  productId === null ? [] : [{ productId, addedId }]

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
  const cart = await completeCart(tx, withoutReplaced(draft.cart, wanted, groups), draft.agreed)
  if (cart.length > MOST_LINES) throw badRequest('TOO_MANY', 'too many products')
  const changed = { ...draft, cart, parameterChoices: choicesAfter(draft.parameterChoices, draft.cart, cart) }
  return isDeepStrictEqual(cart, draft.cart) ? changed : withoutReleased(tx, session, draft, changed)
}

/**
 * Releases what the held time takes for products that were removed. Adding and removing the valet service, and
 * removing a replacement car, does not change the work, so a reserved time still fits. Refuses any other change while a
 * time is reserved.
 */
async function withoutReleased(tx: Database, session: Session, before: Draft, after: Draft): Promise<Draft> {
  const ids = [...before.cart, ...after.cart].map((line) => line.productId)
  const purposes = new Map((await findProducts(tx, ids)).map(({ id, purpose }) => [id, purpose]))
  const withPurpose = (cart: Draft['cart'], ...wanted: readonly unknown[]) =>
    cart.filter(({ productId }) => wanted.includes(purposes.get(productId) ?? null))
  const hadCar = withPurpose(before.cart, 'REPLACEMENT_CAR')
  const hasCar = withPurpose(after.cart, 'REPLACEMENT_CAR')
  const isSameWork = isDeepStrictEqual(withPurpose(before.cart, null), withPurpose(after.cart, null))
  if (!isSameWork || (hasCar.length > 0 && !isDeepStrictEqual(hadCar, hasCar)))
    await refuseWhileReserved(tx, session, after)
  if (hasCar.length < hadCar.length) await releaseCounted(tx, session.id, ['CAR'])
  const isFetched = (cart: Draft['cart']) => withPurpose(cart, 'TRANSPORT').length > 0
  return isFetched(before.cart) && !isFetched(after.cart) ? withoutValet(tx, session, after) : after
}

/** Changes a session's cart under the rules of `withCart`. `more` changes the rest of the draft. */
export const changeCart = (
  db: Database,
  session: Session,
  change: CartChange,
  more: (draft: Draft) => Draft = (draft) => draft,
): Promise<void> =>
  changeDraft(db, session, async (draft, tx) => more(await withCart(tx, session, draft, await change(draft, tx))))

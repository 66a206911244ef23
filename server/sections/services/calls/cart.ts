/** Handlers of the cart itself (specification section 7, 'Services and cart'). */
import type * as services from '#shared/api/contract/services'
import { addToCart, removeFromCart } from '../../../booking/cart'
import { badRequest } from '../../../platform/refusal'
import { findExtraItems, listExtraItems } from '../../../catalog/product-relations'
import { idsInSections } from '../../../catalog/products'
import { changeCart } from './cart-changes'
import { fewEntries, readCartItems } from './cart-items'
import { changeDraft } from '../../../booking/change-draft'
import { composeBooking } from '../../../booking/compose-booking'
import { extraRow } from '../../../booking/pricing'
import { isId } from '../../../http/ids'
import { limitedText } from '../../../http/texts'
import type { Dependencies, Handlers } from '../../context'

export const cartHandlers = ({ db }: Dependencies) =>
  ({
    addProductsToCart: async ({ query, body }, { session }) => {
      const stage = limitedText(query.stage, 100)
      const items = await readCartItems(db, body, query.calculatorId)
      await changeCart(db, session, ({ cart }) => addToCart(cart, items, stage))
    },

    // The stage is ignored, because a product is in the cart once and the SPA can remove it from any screen.
    removeProductsFromCart: async ({ body }, { session }) => {
      fewEntries(body)
      await changeCart(db, session, ({ cart }) => removeFromCart(cart, body))
    },

    removeServices: (_, { session }) =>
      changeCart(
        db,
        session,
        async ({ cart }, tx) => {
          const ids = cart.map((line) => line.productId)
          const tires = await idsInSections(tx, ids, ['tire', 'tire-extra', 'tire-package'])
          return cart.filter((line) => tires.has(line.productId))
        },
        (draft) => ({ ...draft, serviceCode: null }),
      ),

    emptyCart: (_, { session }) => changeCart(db, session, () => []),

    orderItemsByStage: async ({ query }, { session }) => {
      const { order_items: rows } = await composeBooking(db, session.draft, null)
      return rows.filter((row) => row.stage === query.stage)
    },

    extraOrderItems: async () => (await listExtraItems(db)).map(extraRow),

    setExtraOrderItems: async ({ body }, { session }) => {
      const ids = [...new Set(fewEntries(body).map(({ id }) => Number(id)))]
      const found = await findExtraItems(db, ids.filter(isId))
      if (found.length < ids.length) throw badRequest('UNKNOWN_EXTRA_ITEM', 'no such extra order item')
      await changeDraft(db, session, (draft) => ({ ...draft, extraOrderItems: found.map(({ id }) => id) }))
    },
  }) satisfies Partial<Handlers<typeof services>>

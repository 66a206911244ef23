/** Handlers of the cart and its order rows. */
import type * as cart from '#shared/api/contract/services/cart'
import type { Draft } from '../../../platform/database/schema/sessions'
import { addToCart, removeFromCart } from '../../../draft/cart'
import { badRequest } from '../../../platform/refusal'
import { findExtraItems, listExtraItems } from '../../../catalog/product-relations'
import { idsInSections, percentOfCode } from '../../../catalog/products'
import { changeCart } from './cart-changes'
import { fewEntries, readCartItems } from './cart-items'
import { changeDraft } from '../../../draft/change-draft'
import { composeBooking } from '../../../booking-document/compose-booking'
import { extraRow } from '../../../draft/pricing'
import { isId } from '../../../http/ids'
import { limitedText } from '../../../http/texts'
import type { Dependencies, Handlers } from '../../context'

export const cartHandlers = ({ db }: Dependencies): Handlers<typeof cart> => ({
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

  addAutomaticallyAddedProducts: async (_, { session }) => {
    let after = session.draft
    const remember = (draft: Draft): Draft => {
      after = draft
      return draft
    }
    await changeCart(db, session, ({ cart }) => [...cart], remember)
    const { order_items: rows } = await composeBooking(db, after, null)
    return rows.filter((row) => row.addedBy !== null)
  },

  saveCampaignCode: async ({ body }, { session }) => {
    if (body.value === null) {
      await changeDraft(db, session, (draft) => ({ ...draft, campaignCode: null }))
      return true
    }
    const code = limitedText(body.value, 100).trim().toUpperCase()
    const isValid = (await percentOfCode(db, code)) !== null
    if (isValid) await changeDraft(db, session, (draft) => ({ ...draft, campaignCode: code }))
    return isValid
  },
})

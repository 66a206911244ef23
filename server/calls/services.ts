/** SPEC.md section 7, «Services and cart»: handlers. */
import type { CartItem } from '#shared/api/nouns/products'
import type * as services from '#shared/api/contract/services'
import { addToCart, MOST_LINES, productOf, removeFromCart } from '../domain/cart'
import { categoryOffer, offer, tireOffers } from '../domain/offer'
import { badRequest } from '../refusal'
import { findProducts, listSection, percentOfCode, tireProductsByRole } from '../store/products'
import { changeDraft, composeBooking, refuseWhileReserved } from './drafts'
import { isId } from './ids'
import { limitedText, limitedTexts } from './texts'
import type { Dependencies, Handlers } from './types'

const TIRES = 'TIRES'
const MOST_SYMPTOMS = 50
const MOST_PARAMETERS = 100

export function serviceHandlers({ db }: Dependencies): Handlers<typeof services> {
  const knownProducts = async (items: readonly CartItem[]) => {
    const products = await findProducts(db, items.map((item) => Number(item.productId)).filter(isId))
    return items.map((item) => {
      const product = productOf(products, item)
      if (!product) throw badRequest('UNKNOWN_PRODUCT', 'no such product')
      return product
    })
  }

  return {
    ...freeTextHandlers(db),

    services: async () =>
      (await listSection(db, 'scheduled')).flatMap((category) => category.products.map((product) => offer(product))),

    additionalServices: async ({ query }) =>
      (await listSection(db, 'additional'))
        .filter((category) => category.id === query.categoryId)
        .flatMap((category) => category.products.map((product) => offer(product))),

    extraServices: async ({ query }) =>
      query.stage === TIRES ? [] : (await listSection(db, 'extra')).map(categoryOffer),

    extraAdditionalServices: async ({ query }) =>
      query.stage === TIRES ? (await listSection(db, 'tire-extra')).map(categoryOffer) : [],

    tireChangeProducts: async () => tireOffers(await tireProductsByRole(db)),

    addProductsToCart: async ({ query, body }, { session }) => {
      const stage = limitedText(query.stage, 100)
      const products = await knownProducts(body)
      await changeDraft(db, session, async (draft, tx) => {
        await refuseWhileReserved(tx, session, draft)
        const cart = addToCart(draft.cart, products, stage)
        if (cart.length > MOST_LINES) throw badRequest('TOO_MANY', 'too many products')
        return { ...draft, cart }
      })
    },

    removeProductsFromCart: async ({ body }, { session }) => {
      await changeDraft(db, session, async (draft, tx) => {
        const cart = removeFromCart(draft.cart, body)
        if (cart.length < draft.cart.length) await refuseWhileReserved(tx, session, draft)
        return { ...draft, cart }
      })
    },

    orderItemsByStage: async ({ query }, { session }) => {
      const { order_items: rows } = await composeBooking(db, session.draft, null)
      return rows.filter((row) => row.stage === query.stage)
    },

    emptyCart: async (_, { session }) => {
      await changeDraft(db, session, async (draft, tx) => {
        if (draft.cart.length > 0) await refuseWhileReserved(tx, session, draft)
        return { ...draft, cart: [] }
      })
    },

    productParameter: async ({ query }, { session }) =>
      session.draft.parameters.find((one) => one.parameterCode === query.code) ?? null,

    setProductParameter: async ({ query }, { session }) => {
      const parameter = { parameterCode: limitedText(query.code, 100), selectedValue: limitedText(query.value, 2000) }
      await changeDraft(db, session, (draft) => {
        const others = draft.parameters.filter((one) => one.parameterCode !== parameter.parameterCode)
        if (others.length >= MOST_PARAMETERS) throw badRequest('TOO_MANY', 'too many parameters')
        return { ...draft, parameters: [...others, parameter] }
      })
    },
  }
}

type FreeText = 'saveNotes' | 'saveSymptoms' | 'saveCampaignCode' | 'saveCustomer'

/** What the visitor types in free text. */
const freeTextHandlers = (db: Dependencies['db']): Pick<Handlers<typeof services>, FreeText> => ({
  saveNotes: async ({ body }, { session }) => {
    const notes = limitedText(body.value, 5000)
    await changeDraft(db, session, (draft) => ({ ...draft, notes }))
  },

  saveSymptoms: async ({ body }, { session }) => {
    if (body.length > MOST_SYMPTOMS) throw badRequest('TOO_MANY', 'too many symptoms')
    for (const symptom of body) limitedTexts(symptom, 1000)
    // Ids of the server's own for new ones, above those already given.
    let last = Math.max(0, ...body.map((one) => Number(one.id)).filter(Number.isSafeInteger))
    const symptoms = body.map(({ id, description }) => ({ id: id ?? ++last, description }))
    await changeDraft(db, session, (draft) => ({ ...draft, symptoms }))
  },

  saveCampaignCode: async ({ body }, { session }) => {
    const code = limitedText(body.value, 100).trim().toUpperCase()
    const isValid = (await percentOfCode(db, code)) !== null
    if (isValid) await changeDraft(db, session, (draft) => ({ ...draft, campaignCode: code }))
    return isValid
  },

  saveCustomer: async ({ body }, { session }) => {
    limitedTexts(body, 500)
    const customer = { ...body, preferred_contact_method: 'EMAIL', direct_marketing_allowed: false }
    await changeDraft(db, session, (draft) => ({ ...draft, customer }))
  },
})

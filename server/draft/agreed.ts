/** Prices that a saved booking keeps, whatever the catalogue says later. */
import { isDeepStrictEqual } from 'node:util'
import { findExtraItems } from '../catalog/product-relations'
import { findProducts, percentOfCode } from '../catalog/products'
import type { Database } from '../platform/database/database'
import type { BookingDocument } from '../platform/database/schema/bookings'
import type { Agreed, AgreedProduct, Draft } from '../platform/database/schema/sessions'
import { agreedFrom } from './agreed-from'
import { productOf, type ProductKey } from './cart'
import { rowsOf } from './pricing'

/** The fields of a product that are stored with a booking. */
const stored = (product: AgreedProduct): AgreedProduct => {
  const { id, provider, description, normalCents, activeCents, campaign, priceKind } = product
  const { excessPercent, goods, lowestCents, minutes, purpose } = product
  return {
    id,
    provider,
    description,
    normalCents,
    activeCents,
    campaign,
    priceKind,
    excessPercent,
    goods,
    lowestCents,
    minutes,
    purpose,
  }
}

/** Returns the agreed prices with those of further products, which were agreed since. */
export const withAgreed = (agreed: Agreed, products: readonly AgreedProduct[]): Agreed => ({
  ...agreed,
  products: [...agreed.products, ...products.map(stored)],
})

/**
 * Returns a product of an order. A row of a saved booking keeps its words and its price. What the work needs is as the
 * catalogue has it now, unless the product is no longer sold. Undefined if it is neither agreed nor sold.
 */
export function orderedProduct(
  agreed: Agreed | null,
  sold: readonly AgreedProduct[],
  key: ProductKey,
): AgreedProduct | undefined {
  const [kept, today] = [productOf(agreed?.products ?? [], key), productOf(sold, key)]
  return kept && today ? { ...kept, minutes: today.minutes, purpose: today.purpose } : (kept ?? today)
}

/** Loads the prices of a draft's order: those of the saved booking for what it has, and today's for the rest. */
export async function pricesOf(db: Database, { cart, extraOrderItems, campaignCode, agreed }: Draft): Promise<Agreed> {
  const sold = await findProducts(
    db,
    cart.map(({ productId }) => productId),
  )
  const extras = await findExtraItems(db, extraOrderItems)
  const kept = agreed?.discount?.code === campaignCode ? agreed?.discount : null
  const percent = kept ? null : await percentOfCode(db, campaignCode)
  return {
    products: cart.flatMap((line) => orderedProduct(agreed, sold, line) ?? []).map(stored),
    extraItems: extraOrderItems.flatMap(
      (id) => [...(agreed?.extraItems ?? []), ...extras].find((item) => item.id === id) ?? [],
    ),
    discount: kept ?? (campaignCode !== null && percent !== null ? { code: campaignCode, percent } : null),
  }
}

/**
 * Returns the draft to store with its booking. Drops what has no price: products, extra rows and a code that the chain no
 * longer has would otherwise come back with a later catalogue.
 */
export const agreedDraft = (draft: Draft, agreed: Agreed): Draft => ({
  ...draft,
  cart: draft.cart.filter((line) => productOf(agreed.products, line)),
  extraOrderItems: agreed.extraItems.map(({ id }) => id),
  campaignCode: agreed.discount?.code ?? null,
  changes: null,
  agreed,
})

/**
 * Returns the prices at which a booking was saved. Reads them from its document if its draft has none or others, because
 * an earlier version saved it.
 */
export function agreedOf({ document, draft }: { readonly document: BookingDocument; readonly draft: Draft }): Agreed {
  const { agreed } = draft
  if (!agreed) return agreedFrom(document)
  const rows = rowsOf(draft.cart, agreed.products, agreed.discount?.percent)
  return isDeepStrictEqual(pricesIn(rows), pricesIn(document.order_items)) ? agreed : agreedFrom(document)
}

const pricesIn = (rows: BookingDocument['order_items']) => rows.map(({ product, price }) => [product, price])

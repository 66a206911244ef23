/** Rules for extra work: what a customer accepts, and what that makes of the saved booking. */
import type { Symptom } from '#shared/api/nouns/booking'
import type { Price } from '#shared/api/nouns/price'
import { agreedOf, withAgreed } from '../../../../draft/agreed'
import { addToCart, CD_STAGE, productOf } from '../../../../draft/cart'
import { priceOf, rowsOf, totalPrice } from '../../../../draft/pricing'
import type { Product } from '../../../../catalog/product'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import type { DecidedItem, Decision, serviceTicketItem } from '../../../../platform/database/schema/service-tickets'
import type { CartLine, Draft, OfferedProduct } from '../../../../platform/database/schema/sessions'
import { MOST_SYMPTOMS } from './warning-light'

type Item = Pick<typeof serviceTicketItem.$inferSelect, 'productId' | 'description' | 'priceKind'>

export interface Answer {
  readonly items: readonly Item[]
  /** Products that were offered, at the prices that were shown. */
  readonly products: readonly Product[]
  readonly accepted: readonly CartLine[]
  readonly symptoms: readonly Symptom[]
  readonly at: string
}

/** Returns the offered products at the prices that were shown, because the catalogue may have changed meanwhile. */
export const atShownPrices = (products: readonly Product[], shown: readonly OfferedProduct[]): Product[] =>
  shown.flatMap((offered) => {
    const product = products.find(({ id }) => id === offered.id)
    return product ? { ...product, ...offered } : []
  })

/** Returns a product with what the job that proposes it promises of its price, so that the price promises one thing. */
export const asPromised = (product: Product, { priceKind }: Pick<Item, 'priceKind'>): Product =>
  priceKind === null
    ? product
    : { ...product, priceKind, excessPercent: priceKind === 'estimate' ? product.excessPercent : null }

/** Returns the products that jobs propose as these promise them. */
export const asAllPromised = (products: readonly Product[], items: readonly Item[]): Product[] =>
  products.map((product) => {
    const item = items.find(({ productId }) => productId === product.id)
    return item ? asPromised(product, item) : product
  })

/** Returns the record of an answer, with the prices that were shown. Jobs without a product are remarks. */
export function decisionOf({ items, products, accepted, symptoms, at }: Answer): Decision {
  const known = items.flatMap(({ productId, description, priceKind }): DecidedItem[] => {
    const product = products.find(({ id }) => id === productId)
    if (!product) return []
    const isAccepted = accepted.some((line) => line.productId === product.id)
    return [{ ...chosen(product, description), isAccepted, priceKind }]
  })
  const sold = accepted
    .filter((line) => !items.some(({ productId }) => productId === line.productId))
    .flatMap((line) => productOf(products, line) ?? [])
    .map((product) => chosen(product, product.description))
  const total = totalPrice([...known.filter(({ isAccepted }) => isAccepted), ...sold])
  const unavailable = items
    .filter(({ productId }) => productId !== null && !products.some(({ id }) => id === productId))
    .map(({ description }) => description)
  return {
    at,
    items: known,
    sold,
    total,
    ...(unavailable.length > 0 && { unavailable }),
    lights: symptoms.map(({ description }) => description),
  }
}

const chosen = (
  product: Product,
  description: string,
): { readonly price: Price } & Omit<DecidedItem, 'isAccepted' | 'priceKind'> => ({
  productId: product.id,
  provider: product.provider,
  description,
  price: priceOf(product),
})

/** The parts of a saved booking that accepted work changes. */
interface Saved {
  readonly document: BookingDocument
  readonly draft: Draft | null
}

/**
 * Adds the accepted lines and the reported lights to a saved booking. The rows that it has keep their prices, because
 * they were agreed before, and a product that it has is not added twice. Returns null if nothing changes.
 */
export function withAccepted({ document, draft }: Saved, { products, accepted, symptoms }: Answer): Saved | null {
  const isThere = (line: CartLine) => document.order_items.some((row) => row.product.id === line.productId)
  const lines = accepted.filter((line) => !isThere(line))
  const all = mergedSymptoms(document.symptoms, symptoms)
  if (lines.length === 0 && all.length === document.symptoms.length) return null
  const rows = [...document.order_items, ...rowsOf(lines, products)]
  return {
    document: {
      ...document,
      order_items: rows,
      price: totalPrice([...rows, ...document.extra_order_items]),
      symptoms: all,
    },
    draft: draft && {
      ...draft,
      cart: addToCart(draft.cart, lines, CD_STAGE),
      symptoms: all,
      agreed: withAgreed(
        agreedOf({ document, draft }),
        lines.flatMap((line) => productOf(products, line) ?? []),
      ),
    },
  }
}

/** Adds the symptoms that are not there yet, as far as there is room. */
function mergedSymptoms(before: readonly Symptom[], added: readonly Symptom[]): Symptom[] {
  const ids = before.map(({ id }) => Number(id)).filter(Number.isSafeInteger)
  const fresh = added.filter(({ description }) => !before.some((one) => one.description === description))
  const numbered = fresh.map(({ description }, index) => ({ id: Math.max(0, ...ids) + 1 + index, description }))
  return [...before, ...numbered].slice(0, Math.max(before.length, MOST_SYMPTOMS))
}

import type { OrderItem, Price } from '#shared/api/nouns/entities'
import { productOf, type CartLine } from './cart'
import type { Product } from './product'

/** A row of an order, with the stage and the amount it was added with. */
export interface OrderRow extends OrderItem {
  readonly price: Price
  readonly stage: string
  readonly amount: number
}

const cents = (euros: number | null): number => Math.round((euros ?? 0) * 100)
const euros = (cents: number): number => cents / 100

/** The price of a product, `percentOff` with a discount code. */
export function priceOf(product: Product, percentOff = 0): Price {
  const { normalCents, activeCents } = product
  if (activeCents === null)
    return { normal_price: null, active_price: null, has_public_campaign: false, undefined: true }
  return {
    normal_price: euros(normalCents ?? activeCents),
    active_price: euros(Math.round((activeCents * (100 - percentOff)) / 100)),
    has_public_campaign: product.campaign,
    undefined: false,
  }
}

/** The order rows of a cart, in the order things were added. A product no longer sold has no row. */
export function rowsOf(cart: readonly CartLine[], products: readonly Product[], percentOff = 0): OrderRow[] {
  return cart.flatMap((line) => {
    const product = productOf(products, line)
    if (!product) return []
    return {
      product: { id: product.id, provider: product.provider },
      description: product.description,
      display_description: product.description,
      price: priceOf(product, percentOff),
      stage: line.stage,
      amount: 1,
    }
  })
}

/** The sum of the rows whose price is known, made in cents; null of an empty order. */
export function totalPrice(rows: readonly OrderRow[]): Price | null {
  if (rows.length === 0) return null
  const sum = (of: (price: Price) => number | null): number =>
    euros(rows.reduce((total, row) => total + cents(of(row.price)), 0))
  return {
    normal_price: sum((price) => price.normal_price),
    active_price: sum((price) => price.active_price),
    has_public_campaign: rows.some((row) => row.price.has_public_campaign),
    undefined: rows.some((row) => row.price.undefined),
  }
}

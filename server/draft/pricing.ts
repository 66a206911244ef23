import { formatEuros } from '#shared/money/euros'
import type { Price } from '#shared/api/nouns/price'
import { productOf } from './cart'
import type { OrderRow } from '../platform/database/schema/bookings'
import type { AgreedProduct, CartLine } from '../platform/database/schema/sessions'
import { inCents, inEuros } from '../platform/money'
import type { ExtraItem } from '../catalog/product'

/** Returns the price of `amount` pieces. `percentOff` is a code's discount in percent; the price of one piece is rounded. */
export function priceOf(product: AgreedProduct, percentOff = 0, amount = 1): Price {
  const { normalCents, activeCents, priceKind, excessPercent, goods, lowestCents } = product
  if (activeCents === null)
    return { normal_price: null, active_price: null, has_public_campaign: false, undefined: true }
  return {
    normal_price: inEuros((normalCents ?? activeCents) * amount),
    active_price: inEuros(Math.round((activeCents * (100 - percentOff)) / 100) * amount),
    has_public_campaign: product.campaign,
    undefined: false,
    ...(priceKind !== null && { kind: priceKind }),
    ...(excessPercent !== null && { allowed_excess_percent: excessPercent }),
    ...(goods && { is_goods: true }),
    ...(lowestCents !== null && { lowest_price_30_days: inEuros(lowestCents * amount) }),
    ...(percentOff > 0 && { before_code: inEuros(activeCents * amount) }),
  }
}

/** Converts an extra row to the contract's format. Discounts do not apply to its price. */
export const extraRow = ({ id, description, cents }: ExtraItem) => ({
  id,
  description,
  price: {
    normal_price: inEuros(cents),
    active_price: inEuros(cents),
    has_public_campaign: false,
    undefined: false,
  },
})

/** A loan of several days is not several cars, and tells its price per day, before a code like its row. */
function displayOf(product: AgreedProduct, amount: number): string {
  const { description, purpose } = product
  if (amount === 1) return description
  const daily = priceOf(product).active_price
  if (purpose !== 'REPLACEMENT_CAR') return `${description}, ${amount} kpl`
  return `${description}, ${amount} päivää${daily === null ? '' : `, ${formatEuros(daily)} päivässä`}`
}

/** Returns the order rows of a cart, in its order. Skips products that are no longer sold. */
export function rowsOf(cart: readonly CartLine[], products: readonly AgreedProduct[], percentOff = 0): OrderRow[] {
  return cart.flatMap(({ productId, provider, ...line }) => {
    const product = productOf(products, { productId, provider })
    if (!product) return []
    const { description } = product
    return {
      product: { id: product.id, provider: product.provider },
      description,
      display_description: displayOf(product, line.amount),
      price: priceOf(product, percentOff, line.amount),
      ...line,
      customizations: [...line.customizations],
    }
  })
}

/** Returns the sum of the rows whose price is known, or null for an empty order. Adds in cents to be exact. */
export function totalPrice(rows: readonly { readonly price: Price }[]): Price | null {
  if (rows.length === 0) return null
  const sum = (of: (price: Price) => number | null): number =>
    inEuros(rows.reduce((total, row) => total + inCents(of(row.price) ?? 0), 0))
  return {
    normal_price: sum((price) => price.normal_price),
    active_price: sum((price) => price.active_price),
    has_public_campaign: rows.some((row) => row.price.has_public_campaign),
    undefined: rows.some((row) => row.price.undefined),
  }
}

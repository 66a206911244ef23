import type { Booking } from '#shared/api/nouns/booking'
import type { Price } from '#shared/api/nouns/price'
import type { FactPrice } from './fact'

/** Reads a price. Null if it is agreed later, which must never be shown as zero (RC-03, SV-14). */
export function priceOf(price: Price | null): FactPrice {
  const euros = price === null || price.undefined ? null : (price.active_price ?? price.normal_price)
  if (price === null || euros === null) return null
  const { kind = null, allowed_excess_percent: excess = null } = price
  return { euros, ...comparedWith(price, euros), kind, excess }
}

/**
 * Returns what a reduced price is compared with. Goods are compared with their lowest price of 30 days, and without one
 * with nothing (LW-05).
 */
function comparedWith(price: Price, euros: number): { readonly before: number | null; readonly isLowest: boolean } {
  const { has_public_campaign, normal_price, is_goods, lowest_price_30_days: lowest } = price
  const isLowest = is_goods === true || lowest !== undefined
  const before = isLowest ? (lowest ?? null) : normal_price
  return { before: has_public_campaign && before !== null && before > euros ? before : null, isLowest }
}

/** Whether a price may be called a campaign's. A price without the lowest one that it needs may not. */
export function isCampaign(price: Price | null): boolean {
  const known = priceOf(price)
  return price?.has_public_campaign === true && !(known?.isLowest && known.before === null)
}

/** Whether a row has no price yet, so that the total is a part of the price. */
export const isPartialTotal = ({ price, order_items, extra_order_items }: Booking): boolean =>
  price?.undefined === true || [...order_items, ...(extra_order_items ?? [])].some((row) => priceOf(row.price) === null)

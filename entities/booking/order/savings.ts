import type { Booking } from '#shared/api/nouns/entities'
import { enteredDiscounts, totalAmount } from '#shared/facts/order'
import { priceOf } from '#shared/facts/prices'

/** The effect of the visitor's discount codes on the total, in euros. */
interface Savings {
  /** The normal prices of the products that have a price. */
  readonly before: number
  readonly saved: number
  readonly codes: readonly string[]
  /** True if `saved` includes campaign discounts, which apply without a code. */
  readonly hasCampaign: boolean
}

/** Returns the savings of an order with a discount code, or null if nothing is saved or the prices are unknown. */
export function savingsOf(booking: Booking): Savings | null {
  const codes = enteredDiscounts(booking).map(({ code }) => code)
  const after = totalAmount(booking)
  if (codes.length === 0 || after === null) return null
  const isCompared = !booking.order_items.some(({ price }) => price && priceOf(price)?.isLowest)
  const before = isCompared ? (booking.price?.normal_price ?? null) : beforeCodes(booking, after)
  if (before === null) return null
  const saved = Math.round((before - after) * 100) / 100
  const hasCampaign = isCompared && booking.price?.has_public_campaign === true
  return saved > 0 ? { before, saved, codes, hasCampaign } : null
}

/**
 * Returns the total without the codes, or null if the server does not say what they save. The normal price of goods is
 * nothing to compare with (LW-05).
 */
function beforeCodes(booking: Booking, after: number): number | null {
  const saved = enteredDiscounts(booking).map((discount) => discount.saved)
  return saved.some((euros) => euros === undefined)
    ? null
    : saved.reduce<number>((sum, euros) => sum + (euros ?? 0), after)
}

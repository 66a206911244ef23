import type { Booking } from '#shared/api/nouns/entities'
import { enteredDiscounts, totalAmount } from '#shared/facts/order'

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
  const [before, after] = [booking.price?.normal_price ?? null, totalAmount(booking)]
  if (codes.length === 0 || before === null || after === null) return null
  const saved = Math.round((before - after) * 100) / 100
  return saved > 0 ? { before, saved, codes, hasCampaign: booking.price?.has_public_campaign === true } : null
}

import type { ShownPrice } from '#shared/api/nouns/shown-price'
import { priceChange, shownPriceOf } from '#shared/booking-facts/shown-price'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { Refusal } from '../../../../platform/refusal'

/**
 * Refuses to save a booking at another price than the visitor saw, and says at which price it would be saved. A caller
 * that sends no price saves at the current one.
 */
export function refuseChangedPrice(shown: ShownPrice | undefined, composed: BookingDocument): void {
  if (!shown) return
  const newPrice = shownPriceOf(composed)
  if (priceChange(shown, newPrice))
    throw new Refusal(409, 'PRICE_CHANGED', 'the price is not the one that was shown', null, null, { newPrice })
}

import type { Booking, OrderItem, Price } from '#shared/api/nouns/entities'

/** A time is reserved, or a day is asked for. */
export const isTimeChosen = ({ booking_total_duration, lead_date }: Booking): boolean =>
  Boolean(booking_total_duration?.start || lead_date)

export const itemName = ({ display_description, description }: OrderItem): string => display_description || description

/** Euros to show; null where the price is agreed later, which is said in words and never as zero (SV-14). */
export const amountOf = (price: Price | null): number | null =>
  price === null || price.undefined ? null : (price.active_price ?? price.normal_price)

/** What a campaign price was before, null without a campaign. */
export const amountBefore = (price: Price | null): number | null => {
  const amount = amountOf(price)
  if (!price?.has_public_campaign || amount === null || price.normal_price === null) return null
  return price.normal_price > amount ? price.normal_price : null
}

/** Some chosen product has no price yet. */
export const isPartialTotal = ({ price, order_items }: Booking): boolean =>
  price?.undefined === true || order_items.some((item) => amountOf(item.price) === null)

/** The sum of what has a price; null where that would be a zero that promises something. */
export function totalAmount(booking: Booking): number | null {
  const amount = booking.price?.active_price ?? null
  if (isPartialTotal(booking)) return amount === 0 ? null : amount
  return amount ?? (booking.order_items.length === 0 ? 0 : null)
}

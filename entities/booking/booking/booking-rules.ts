import type { Booking, OrderItem, Price } from '#shared/api/nouns/entities'

/** Whether a time is reserved or a day is requested. */
export const isTimeChosen = ({ booking_total_duration, lead_date }: Booking): boolean =>
  Boolean(booking_total_duration?.start || lead_date)

export const itemName = ({ display_description, description }: OrderItem): string => display_description || description

/** Euros to show, or null if the price is agreed later. Show null as a text and never as zero (SV-14). */
export const amountOf = (price: Price | null): number | null =>
  price === null || price.undefined ? null : (price.active_price ?? price.normal_price)

/** Normal price of a campaign price in euros, or null without a campaign. */
export const amountBefore = (price: Price | null): number | null => {
  const amount = amountOf(price)
  if (!price?.has_public_campaign || amount === null || price.normal_price === null) return null
  return price.normal_price > amount ? price.normal_price : null
}

/** Whether a chosen product has no price yet, so that the total is a part of the price. */
export const isPartialTotal = ({ price, order_items }: Booking): boolean =>
  price?.undefined === true || order_items.some((item) => amountOf(item.price) === null)

/** Whether the booking only describes what is needed, so that its price is agreed at the workshop (RC-03). */
export const isAgreedAtWorkshop = ({ order_items, symptoms, notes }: Booking): boolean =>
  order_items.length === 0 && (symptoms.length > 0 || notes.trim() !== '')

/** Total in euros of the products that have a price, or null if only unknown prices add up to zero. */
export function totalAmount(booking: Booking): number | null {
  const amount = booking.price?.active_price ?? null
  if (isAgreedAtWorkshop(booking)) return null
  if (isPartialTotal(booking)) return amount === 0 ? null : amount
  return amount ?? (booking.order_items.length === 0 ? 0 : null)
}

import type { Booking, OrderItem, Price } from '#shared/api/nouns/entities'
import type { Fact, FactOf, FactPrice } from './fact'

/** A row of the order. Items that a product adds follow it directly. */
export interface OrderLine {
  readonly item: OrderItem
  /** The item whose product added this one; null for an item that was chosen. */
  readonly parent: OrderItem | null
}

/**
 * Returns the rows of an order, each added item after its parent. An item without a parent in the order keeps its
 * place.
 */
export function orderLines(items: readonly OrderItem[]): OrderLine[] {
  const parentOf = ({ addedBy }: OrderItem): OrderItem | null =>
    (addedBy !== null && items.find((one) => one.addedBy === null && String(one.product.id) === String(addedBy))) ||
    null
  const lines = items.map((item) => ({ item, parent: parentOf(item) }))
  return lines
    .filter(({ parent }) => parent === null)
    .flatMap((line) => [line].concat(lines.filter(({ parent }) => parent === line.item)))
}

/** 'Rengaspussi, 4 kpl' */
const nameOf = ({ display_description, description, amount = 1 }: OrderItem): string =>
  display_description || (amount === 1 ? description : `${description}, ${amount} kpl`)

export const serviceFact = ({ item, parent }: OrderLine): FactOf<'service'> => ({
  kind: 'service',
  name: nameOf(item),
  remarks: item.customizations,
  broughtBy: parent && nameOf(parent),
  price: priceOf(item.price),
})

/** Reads a price. Null if it is agreed later, which must never be shown as zero (RC-03, SV-14). */
export function priceOf(price: Price | null): FactPrice {
  const euros = price === null || price.undefined ? null : (price.active_price ?? price.normal_price)
  if (euros === null) return null
  const normal = price?.has_public_campaign ? price.normal_price : null
  return { euros, before: normal !== null && normal > euros ? normal : null }
}

/** Whether a row has no price yet, so that the total is a part of the price. */
export const isPartialTotal = ({ price, order_items, extra_order_items }: Booking): boolean =>
  price?.undefined === true || [...order_items, ...(extra_order_items ?? [])].some((row) => priceOf(row.price) === null)

const isEmpty = ({ order_items, extra_order_items }: Booking): boolean =>
  order_items.length === 0 && !extra_order_items?.length

/** Whether the booking only describes what is needed, so that its price is agreed at the workshop (RC-03). */
export const isAgreedAtWorkshop = (booking: Booking): boolean =>
  isEmpty(booking) && (booking.symptoms.length > 0 || booking.notes.trim() !== '')

/** Total in euros of the rows that have a price, or null if only unknown prices add up to zero. */
export function totalAmount(booking: Booking): number | null {
  const amount = booking.price?.active_price ?? null
  if (isAgreedAtWorkshop(booking)) return null
  if (isPartialTotal(booking)) return amount === 0 ? null : amount
  return amount ?? (isEmpty(booking) ? 0 : null)
}

/** Returns the discounts of the codes that the visitor entered. Nobody entered the code of a public discount. */
export const enteredDiscounts = ({ discounts }: Booking): Booking['discounts'] =>
  discounts.filter(({ isPublic, code }) => !isPublic && code !== '')

/** The order, its discount codes and its price. */
export function orderFacts(booking: Booking): Fact[] {
  const rows: Fact[] = [
    ...orderLines(booking.order_items).map(serviceFact),
    ...(booking.extra_order_items ?? []).map(({ description, price }): Fact => {
      return { kind: 'service', name: description, remarks: [], broughtBy: null, price: priceOf(price) }
    }),
  ]
  const codes = enteredDiscounts(booking).map(({ code, saved }): Fact => ({
    kind: 'discount',
    code,
    saved: saved ?? null,
  }))
  if (isEmpty(booking) && !isAgreedAtWorkshop(booking)) return codes
  const euros = totalAmount(booking)
  if (euros === null) return [...rows, ...codes, { kind: 'agreedPrice' }]
  return [...rows, ...codes, { kind: 'total', euros, isPartial: isPartialTotal(booking) }]
}

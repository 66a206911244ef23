import type { Booking, OrderItem } from '#shared/api/nouns/entities'
import type { Fact, FactOf } from './fact'
import { priceKindText, totalKind } from './price-kind'
import { isPartialTotal, priceOf } from './prices'

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

/** A service, followed by what its price promises. */
function withKind(service: FactOf<'service'>): Fact[] {
  const text = priceKindText(service.price)
  return text === '' ? [service] : [service, { kind: 'priceKind', service: service.name, text }]
}

/** The order, its discount codes and its price. */
export function orderFacts(booking: Booking): Fact[] {
  const rows: Fact[] = [
    ...orderLines(booking.order_items).map(serviceFact),
    ...(booking.extra_order_items ?? []).map(({ description, price }): FactOf<'service'> => {
      return { kind: 'service', name: description, remarks: [], broughtBy: null, price: priceOf(price) }
    }),
  ].flatMap(withKind)
  const codes = enteredDiscounts(booking).map(({ code, saved }): Fact => ({
    kind: 'discount',
    code,
    saved: saved ?? null,
  }))
  if (isEmpty(booking) && !isAgreedAtWorkshop(booking)) return codes
  const euros = totalAmount(booking)
  if (euros === null) return [...rows, ...codes, { kind: 'agreedPrice' }]
  return [...rows, ...codes, { kind: 'total', euros, isPartial: isPartialTotal(booking), promise: totalKind(booking) }]
}

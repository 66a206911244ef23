import type { Booking } from '#shared/api/nouns/booking'
import type { OrderItem } from '#shared/api/nouns/order'
import type { FactOf } from './fact'
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

const OPEN_CHOICE = 'ei valittu'

/** Returns a service's remarks about choices that decide the work and are not made. */
export const openChoices = ({ remarks }: FactOf<'service'>): string[] =>
  remarks.filter((remark) => remark.endsWith(OPEN_CHOICE))

export const serviceFact = ({ item, parent }: OrderLine): FactOf<'service'> => ({
  kind: 'service',
  name: nameOf(item),
  remarks: [...item.customizations, ...(item.open_choices ?? []).map((name) => `${name}: ${OPEN_CHOICE}`)],
  broughtBy: parent && nameOf(parent),
  price: priceOf(item.price),
})

/** An extra row, as of work that was added to the booking. */
export const extraFact = ({
  description,
  price,
}: Pick<NonNullable<Booking['extra_order_items']>[number], 'description' | 'price'>): FactOf<'service'> => ({
  kind: 'service',
  name: description,
  remarks: [],
  broughtBy: null,
  price: priceOf(price),
})

/** Whether anything is ordered, so that the order has a total. */
export const hasRows = ({ order_items, extra_order_items = [] }: Booking): boolean =>
  order_items.length > 0 || extra_order_items.length > 0

/** Whether the booking only describes what is needed, so that its price is agreed at the workshop (RC-03). */
export const isAgreedAtWorkshop = (booking: Booking): boolean =>
  !hasRows(booking) && (booking.symptoms.length > 0 || booking.notes.trim() !== '')

/** Total in euros of the rows that have a price, or null if only unknown prices add up to zero. */
export function totalAmount(booking: Booking): number | null {
  const amount = booking.price?.active_price ?? null
  if (isAgreedAtWorkshop(booking)) return null
  if (isPartialTotal(booking)) return amount === 0 ? null : amount
  return amount ?? (hasRows(booking) ? null : 0)
}

/** Returns the discounts of the codes that the visitor entered. Nobody entered the code of a public discount. */
export const enteredDiscounts = ({ discounts }: Booking): Booking['discounts'] =>
  discounts.filter(({ isPublic, code }) => !isPublic && code !== '')

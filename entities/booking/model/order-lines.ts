import type { OrderItem } from '#shared/api/nouns/entities'

/** A row of the order; what a product has brought along comes right after it. */
export interface OrderLine {
  readonly item: OrderItem
  /** The product that brought it along, null of one that was chosen. */
  readonly bringer: OrderItem | null
}

/** The rows of an order with each where it belongs; what nobody in the order has brought along stays where it is. */
export function orderLines(items: readonly OrderItem[]): OrderLine[] {
  const bringerOf = ({ addedBy }: OrderItem): OrderItem | null =>
    (addedBy !== null && items.find((one) => one.addedBy === null && String(one.product.id) === String(addedBy))) ||
    null
  const lines = items.map((item) => ({ item, bringer: bringerOf(item) }))
  return lines
    .filter(({ bringer }) => bringer === null)
    .flatMap((line) => [line].concat(lines.filter(({ bringer }) => bringer === line.item)))
}

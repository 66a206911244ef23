import type { OrderItem } from '#shared/api/nouns/entities'

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

import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'

/**
 * The newer list, with the older one's own entries wherever they are the same: what has not changed is not drawn again,
 * however many services there are.
 */
export function keepSame<T>(older: readonly T[] | undefined, newer: readonly T[]): readonly T[] {
  if (!older) return newer
  const known = new Map(older.map((one) => [JSON.stringify(one), one]))
  const merged = newer.map((one) => known.get(JSON.stringify(one)) ?? one)
  return merged.length === older.length && merged.every((one, at) => one === older[at]) ? older : merged
}

/** The same for categories, and for the services of those that have changed. */
export function keepSameCategories(
  older: readonly ServiceCategory[] | undefined,
  newer: readonly ServiceCategory[],
): readonly ServiceCategory[] {
  const productsOf = (id: ServiceCategory['id']) => older?.find((one) => one.id === id)?.products
  return keepSame(
    older,
    newer.map((one) => ({ ...one, products: [...keepSame(productsOf(one.id), one.products)] })),
  )
}

/** There is more to tell of a service than its row has room for. */
export const hasContents = ({ suggestion_sub_rows: rows, additional_products: more }: ProductSuggestion): boolean =>
  more.length > 0 || rows.some(({ description }) => description !== '')

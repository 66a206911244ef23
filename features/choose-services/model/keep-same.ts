import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'

/**
 * Returns the newer list, but reuses each entry of the older list that is unchanged, so that React skips its row.
 * Returns the older list itself if the two are equal. Entries are compared as JSON.
 */
export function keepSame<T>(older: readonly T[] | undefined, newer: readonly T[]): readonly T[] {
  if (!older) return newer
  const known = new Map(older.map((one) => [JSON.stringify(one), one]))
  const merged = newer.map((one) => known.get(JSON.stringify(one)) ?? one)
  return merged.length === older.length && merged.every((one, at) => one === older[at]) ? older : merged
}

/** Applies `keepSame` to the categories, and to the services of each category that has changed. */
export function keepSameCategories(
  older: readonly ServiceCategory[] | undefined,
  newer: readonly ServiceCategory[],
): readonly ServiceCategory[] {
  const productsOf = (id: ServiceCategory['id']) => older?.find((one) => String(one.id) === String(id))?.products
  return keepSame(
    older,
    newer.map((one) => ({ ...one, products: [...keepSame(productsOf(one.id), one.products)] })),
  )
}

/** Returns true if a service has details beyond its row. */
export const hasContents = ({ suggestion_sub_rows: rows, additional_products: more }: ProductSuggestion): boolean =>
  more.length > 0 || rows.some(({ description }) => description !== '')

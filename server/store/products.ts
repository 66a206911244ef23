import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Product } from '../domain/product'
import type { Database } from './database'
import { campaignCode, product, productCategory } from './schema/products'

/** A heading and the products below it. */
export interface ProductsOfCategory {
  readonly id: number
  readonly description: string
  readonly products: readonly Product[]
}

export type Section =
  | 'scheduled'
  | 'additional'
  | 'extra'
  | 'tire'
  | 'tire-extra'
  | 'tire-package'
  | 'automatic'
  | 'windshield'
  | 'wiper'
  | 'damage-inspection'
  | 'catalogue'

/** The products of `ids`; unknown ones are left out. */
export async function findProducts(db: Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(product)
    .where(inArray(product.id, [...ids]))
}

/** Those of `ids` that are sold on their own; what only comes along with something else is left out, as unknown ones are. */
export async function findProductsOnSale(db: Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ product })
    .from(product)
    .innerJoin(productCategory, eq(product.categoryId, productCategory.id))
    .where(and(inArray(product.id, [...ids]), ne(productCategory.section, 'automatic' satisfies Section)))
  return rows.map((row) => row.product)
}

/** Those of `ids` that belong to one of the sections. */
export async function idsInSections(
  db: Database,
  ids: readonly number[],
  sections: readonly Section[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(productCategory, eq(product.categoryId, productCategory.id))
    .where(and(inArray(product.id, [...ids]), inArray(productCategory.section, [...sections])))
  return new Set(rows.map(({ id }) => id))
}

/** The categories of a section, in the chain's order. */
export async function listSection(db: Database, section: Section): Promise<ProductsOfCategory[]> {
  const rows = await db
    .select()
    .from(productCategory)
    .innerJoin(product, eq(product.categoryId, productCategory.id))
    .where(eq(productCategory.section, section))
    .orderBy(asc(productCategory.id), asc(product.id))
  const headings = new Map(rows.map((row) => [row.product_category.id, row.product_category.description]))
  return [...headings].map(([id, description]) => ({
    id,
    description,
    products: rows.filter((row) => row.product_category.id === id).map((row) => row.product),
  }))
}

/** The tire products by the field they are sent in. */
export async function tireProductsByRole(db: Database): Promise<Map<string, Product>> {
  const rows = await db.select().from(product).where(isNotNull(product.tireRole))
  return new Map(rows.flatMap((row) => (row.tireRole === null ? [] : [[row.tireRole, row]])))
}

/** What a discount code takes off, in per cent; null for an unknown one. */
export async function percentOfCode(db: Database, code: string | null): Promise<number | null> {
  if (code === null) return null
  const [row] = await db.select().from(campaignCode).where(eq(campaignCode.code, code))
  return row?.percent ?? null
}

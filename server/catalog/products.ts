import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Product } from './product'
import { first, type Database } from '../platform/database/database'
import { campaignCode, product, productCategory } from '../platform/database/schema/products'

/** A category with its products. */
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

/** Loads the products of `ids`, in no particular order. Skips unknown ids. */
export async function findProducts(db: Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(product)
    .where(inArray(product.id, [...ids]))
}

/** Loads the products of `ids` that are sold on their own. Skips automatic products and unknown ids. */
export async function findProductsOnSale(db: Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ product })
    .from(product)
    .innerJoin(productCategory, eq(product.categoryId, productCategory.id))
    .where(and(inArray(product.id, [...ids]), ne(productCategory.section, 'automatic' satisfies Section)))
  return rows.map((row) => row.product)
}

/** Returns those of `ids` whose product belongs to one of the sections. */
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

/** Lists the categories of a section, in the chain's order. */
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

/** Loads the product with a purpose, or null if the chain sells none. */
export const productFor = (db: Database, purpose: NonNullable<Product['purpose']>): Promise<Product | null> =>
  first(db.select().from(product).where(eq(product.purpose, purpose)).orderBy(asc(product.id)).limit(1))

/** Loads the tire products by their field in the response. */
export async function tireProductsByRole(db: Database): Promise<Map<string, Product>> {
  const rows = await db.select().from(product).where(isNotNull(product.tireRole))
  return new Map(rows.flatMap((row) => (row.tireRole === null ? [] : [[row.tireRole, row]])))
}

/** Loads the discount of a code in percent, or null if the code is unknown. */
export async function percentOfCode(db: Database, code: string | null): Promise<number | null> {
  if (code === null) return null
  const [row] = await db.select().from(campaignCode).where(eq(campaignCode.code, code))
  return row?.percent ?? null
}

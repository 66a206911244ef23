/** The tire packager's products, the vehicles they were bought for, and the vehicles with tires in the tire hotel. */
import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { Product } from '../../../catalog/product'
import type { Tire, TireCriteria } from '../rules/tires'
import type { Database } from '../../../platform/database/database'
import { product } from '../../../platform/database/schema/products'
import { tire, tireInHotel, tirePackage, tirePackageItem, tiresBought } from '../../../platform/database/schema/tires'

/** Maximum number of search results: more than anyone reads. */
const MOST_FOUND = 200

export interface TirePackage {
  readonly code: string
  readonly description: string
  readonly items: readonly { readonly product: Product; readonly amount: number }[]
}

/** Finds the tires that match the criteria, cheapest first. */
export async function searchTires(db: Database, criteria: TireCriteria): Promise<Product[]> {
  const { suppliers = [], width, aspectRatio, rimDiameter, minLoadIndex, tireType } = criteria
  const conditions: (SQL | undefined)[] = [
    suppliers.length > 0 ? inArray(tire.supplier, [...suppliers]) : undefined,
    width === undefined ? undefined : eq(tire.width, width),
    aspectRatio === undefined ? undefined : eq(tire.aspectRatio, aspectRatio),
    rimDiameter === undefined ? undefined : eq(tire.rimDiameter, rimDiameter),
    minLoadIndex === undefined ? undefined : gte(tire.loadIndex, minLoadIndex),
    tireType === undefined ? undefined : eq(tire.tireType, tireType),
  ]
  const rows = await db
    .select({ product })
    .from(tire)
    .innerJoin(product, eq(product.id, tire.productId))
    .where(and(...conditions))
    .orderBy(asc(product.activeCents), asc(product.id))
    .limit(MOST_FOUND)
  return rows.map((row) => row.product)
}

/** Loads the tire data of `ids`, by product id. Skips products that are not tires. */
export async function findTires(db: Database, ids: readonly number[]): Promise<Map<number, Tire>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(tire)
    .where(inArray(tire.productId, [...ids]))
  return new Map(rows.map(({ productId, ...row }) => [productId, row]))
}

/** Lists the sizes on sale, one row per combination. */
export const listTireSizes = (db: Database): Promise<Pick<Tire, 'width' | 'aspectRatio' | 'rimDiameter'>[]> =>
  db.selectDistinct({ width: tire.width, aspectRatio: tire.aspectRatio, rimDiameter: tire.rimDiameter }).from(tire)

/** Loads a package with its items in order of product id, or null if the code is unknown. */
export async function findTirePackage(db: Database, code: string): Promise<TirePackage | null> {
  const rows = await db
    .select()
    .from(tirePackage)
    .innerJoin(tirePackageItem, eq(tirePackageItem.packageCode, tirePackage.code))
    .innerJoin(product, eq(product.id, tirePackageItem.productId))
    .where(eq(tirePackage.code, code))
    .orderBy(asc(product.id))
  const [first] = rows
  if (!first) return null
  return {
    ...first.tire_package,
    items: rows.map((row) => ({ product: row.product, amount: row.tire_package_item.amount })),
  }
}

/** Loads the items of the package that was bought for a vehicle; empty if none was. */
export async function boughtTires(db: Database, registerNumber: string): Promise<TirePackage['items']> {
  const rows = await db
    .select({ product, amount: tirePackageItem.amount })
    .from(tiresBought)
    .innerJoin(tirePackageItem, eq(tirePackageItem.packageCode, tiresBought.packageCode))
    .innerJoin(product, eq(product.id, tirePackageItem.productId))
    .where(eq(tiresBought.registerNumber, registerNumber))
    .orderBy(asc(product.id))
  return rows
}

/** Whether a vehicle's tires are in the tire hotel. */
export async function hasTiresInHotel(db: Database, registerNumber: string | null): Promise<boolean> {
  return registerNumber !== null && (await db.$count(tireInHotel, eq(tireInHotel.registerNumber, registerNumber))) > 0
}

/** What the tire packager sells, who has bought of it, and whose tires lie in the tire hotel. */
import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { Product } from '../domain/product'
import type { Tire, TireCriteria } from '../domain/tires'
import type { Database } from './database'
import { product } from './schema/products'
import { tire, tireInHotel, tirePackage, tirePackageItem, tiresBought } from './schema/tires'

/** More tires than anyone looks through. */
const MOST_FOUND = 200

export interface FoundTire {
  readonly product: Product
  readonly tire: Tire
}

export interface TirePackage {
  readonly code: string
  readonly description: string
  readonly items: readonly { readonly product: Product; readonly amount: number }[]
}

/** The tires that fit a wish, cheapest first. */
export async function searchTires(db: Database, wish: TireCriteria): Promise<FoundTire[]> {
  const { suppliers = [], width, aspectRatio, rimDiameter, minLoadIndex, tireType } = wish
  const conditions: (SQL | undefined)[] = [
    suppliers.length > 0 ? inArray(tire.supplier, [...suppliers]) : undefined,
    width === undefined ? undefined : eq(tire.width, width),
    aspectRatio === undefined ? undefined : eq(tire.aspectRatio, aspectRatio),
    rimDiameter === undefined ? undefined : eq(tire.rimDiameter, rimDiameter),
    minLoadIndex === undefined ? undefined : gte(tire.loadIndex, minLoadIndex),
    tireType === undefined ? undefined : eq(tire.tireType, tireType),
  ]
  const rows = await db
    .select()
    .from(tire)
    .innerJoin(product, eq(product.id, tire.productId))
    .where(and(...conditions))
    .orderBy(asc(product.activeCents), asc(product.id))
    .limit(MOST_FOUND)
  return rows.map((row) => ({ product: row.product, tire: tireOf(row.tire) }))
}

const tireOf = ({ productId: _productId, ...one }: typeof tire.$inferSelect): Tire => one

/** Those of `ids` that are tires, by their products' ids. */
export async function findTires(db: Database, ids: readonly number[]): Promise<Map<number, Tire>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(tire)
    .where(inArray(tire.productId, [...ids]))
  return new Map(rows.map((row) => [row.productId, tireOf(row)]))
}

/** The sizes on sale, one row for each combination. */
export const listTireSizes = (db: Database): Promise<Pick<Tire, 'width' | 'aspectRatio' | 'rimDiameter'>[]> =>
  db.selectDistinct({ width: tire.width, aspectRatio: tire.aspectRatio, rimDiameter: tire.rimDiameter }).from(tire)

/** The package of a code, its tires before what belongs to them; null for an unknown one. */
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

/** What is in the package that has been bought for a vehicle; nothing where none has. */
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
  if (registerNumber === null) return false
  return (await db.select().from(tireInHotel).where(eq(tireInHotel.registerNumber, registerNumber))).length > 0
}

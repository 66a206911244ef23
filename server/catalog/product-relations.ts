/** Relations of products: automatic and additional products, parameters, service codes and extra order rows. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Addition, ExtraItem, Product } from './product'
import type { Database } from '../platform/database/database'
import { grouped } from '../platform/database/grouped'
import {
  additionalProduct,
  automaticProduct,
  extraOrderItem,
  product,
  productParameter,
  productParameterChoice,
  serviceCodeProduct,
} from '../platform/database/schema/products'

/** Loads the exclusion groups of those products of `ids` that have one. */
export async function exclusionGroups(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length < 2) return new Map()
  const rows = await db
    .select({ id: product.id, group: product.exclusionGroup })
    .from(product)
    .where(inArray(product.id, [...ids]))
  return new Map(rows.flatMap(({ id, group }) => (group === null ? [] : [[id, group] as const])))
}

/** Loads the automatic products of the products of `ids`, for `withAutomatic`. */
export async function automaticAdditions(
  db: Database,
  ids: readonly number[],
): Promise<{ products: Product[]; additions: Addition[] }> {
  if (ids.length === 0) return { products: [], additions: [] }
  const rows = await db
    .select()
    .from(automaticProduct)
    .innerJoin(product, eq(product.id, automaticProduct.addedId))
    .where(inArray(automaticProduct.productId, [...ids]))
    .orderBy(asc(automaticProduct.productId), asc(automaticProduct.addedId))
  return { products: rows.map((row) => row.product), additions: rows.map((row) => row.automatic_product) }
}

/** Loads the products that are suggested with those of `ids`, by their ids. */
export async function additionalProducts(db: Database, ids: readonly number[]): Promise<Map<number, Product[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(additionalProduct)
    .innerJoin(product, eq(product.id, additionalProduct.additionalId))
    .where(inArray(additionalProduct.productId, [...ids]))
    .orderBy(asc(product.id))
  const links = grouped(rows, (row) => row.additional_product.productId)
  return new Map([...links].map(([id, found]) => [id, found.map((row) => row.product)]))
}

/** Loads the parameters of a product, with their choices. */
export async function parametersOf(db: Database, productId: number) {
  const rows = await db
    .select()
    .from(productParameter)
    .innerJoin(productParameterChoice, eq(productParameterChoice.parameterId, productParameter.id))
    .where(eq(productParameter.productId, productId))
    .orderBy(asc(productParameter.id), asc(productParameterChoice.id))
  const definitions = new Map(rows.map((row) => [row.product_parameter.id, row.product_parameter]))
  return [...definitions.values()].map(({ id, code, type, description }) => ({
    id,
    code,
    type,
    description,
    choices: rows
      .filter((row) => row.product_parameter.id === id)
      .map(({ product_parameter_choice: choice }) => ({ id: choice.id, description: choice.description })),
  }))
}

/** Lists the parameters of products that have more than one choice, in order. */
export async function decisiveParameters(db: Database, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return db
    .select({
      id: productParameter.id,
      productId: productParameter.productId,
      description: productParameter.description,
    })
    .from(productParameter)
    .innerJoin(productParameterChoice, eq(productParameterChoice.parameterId, productParameter.id))
    .where(inArray(productParameter.productId, [...productIds]))
    .groupBy(productParameter.id)
    .having(sql`count(*) > 1`)
    .orderBy(asc(productParameter.id))
}

/** Loads the products of a service code, ignoring case. Returns an empty list for an unknown code. */
export async function productsOfServiceCode(db: Database, code: string): Promise<Product[]> {
  const rows = await db
    .select()
    .from(serviceCodeProduct)
    .innerJoin(product, eq(product.id, serviceCodeProduct.productId))
    .where(eq(sql`upper(${serviceCodeProduct.code})`, code.trim().toUpperCase()))
    .orderBy(asc(product.id))
  return rows.map((row) => row.product)
}

/** Lists the extra order rows on offer, which are not products. */
export const listExtraItems = (db: Database): Promise<ExtraItem[]> =>
  db.select().from(extraOrderItem).orderBy(asc(extraOrderItem.id))

/** Loads the extra order rows of `ids`. Skips unknown ids. */
export async function findExtraItems(db: Database, ids: readonly number[]): Promise<ExtraItem[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(extraOrderItem)
    .where(inArray(extraOrderItem.id, [...ids]))
    .orderBy(asc(extraOrderItem.id))
}

/** What belongs to products: what they bring along, suggest and ask, and which a service code stands for. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Addition } from '../domain/automatic-products'
import type { ExtraItem, ParameterDefinition, Product } from '../domain/product'
import type { Database } from './database'
import {
  additionalProduct,
  automaticProduct,
  extraOrderItem,
  product,
  productParameter,
  productParameterChoice,
  serviceCodeProduct,
} from './schema/products'

/** What the products of `ids` bring along, for `withAutomatic`. */
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

/** What is suggested together with the products of `ids`, by those. */
export async function additionalProducts(db: Database, ids: readonly number[]): Promise<Map<number, Product[]>> {
  const byProduct = new Map<number, Product[]>()
  if (ids.length === 0) return byProduct
  const rows = await db
    .select()
    .from(additionalProduct)
    .innerJoin(product, eq(product.id, additionalProduct.additionalId))
    .where(inArray(additionalProduct.productId, [...ids]))
    .orderBy(asc(product.id))
  for (const { additional_product: link, product: additional } of rows)
    byProduct.set(link.productId, [...(byProduct.get(link.productId) ?? []), additional])
  return byProduct
}

/** What can be chosen about a product. */
export async function parametersOf(db: Database, productId: number): Promise<ParameterDefinition[]> {
  const rows = await db
    .select()
    .from(productParameter)
    .innerJoin(productParameterChoice, eq(productParameterChoice.parameterId, productParameter.id))
    .where(eq(productParameter.productId, productId))
    .orderBy(asc(productParameter.id), asc(productParameterChoice.id))
  const definitions = new Map(rows.map((row) => [row.product_parameter.id, row.product_parameter]))
  return [...definitions.values()].map(({ id: parameterId, code, type, description: words }) => ({
    id: parameterId,
    productId,
    code,
    type,
    description: words,
    choices: rows
      .filter((row) => row.product_parameter.id === parameterId)
      .map(({ product_parameter_choice: { id, description } }) => ({ id, description })),
  }))
}

/** The products of a service code, however its letters are written; none of an unknown one. */
export async function productsOfServiceCode(db: Database, code: string): Promise<Product[]> {
  const rows = await db
    .select()
    .from(serviceCodeProduct)
    .innerJoin(product, eq(product.id, serviceCodeProduct.productId))
    .where(eq(sql`upper(${serviceCodeProduct.code})`, code.trim().toUpperCase()))
    .orderBy(asc(product.id))
  return rows.map((row) => row.product)
}

/** The rows on offer that are no products. */
export const listExtraItems = (db: Database): Promise<ExtraItem[]> =>
  db.select().from(extraOrderItem).orderBy(asc(extraOrderItem.id))

/** The extra rows of `ids`; unknown ones are left out. */
export async function findExtraItems(db: Database, ids: readonly number[]): Promise<ExtraItem[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(extraOrderItem)
    .where(inArray(extraOrderItem.id, [...ids]))
    .orderBy(asc(extraOrderItem.id))
}

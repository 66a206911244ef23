import type { FullSuggestion } from '#shared/api/nouns/suggestions'
import { offer, type Belongings } from '../rules/offer'
import type { Product } from '../../../catalog/product'
import type { Database } from '../../../platform/database/database'
import { additionalProducts } from '../../../catalog/product-relations'
import { findTires } from '../store/tires'

/** Loads what the offers of products include: their suggested products and their tire data. */
export async function belongingsOf(db: Database, products: readonly Product[]): Promise<Belongings> {
  const ids = products.map((product) => product.id)
  return { additional: await additionalProducts(db, ids), tires: await findTires(db, ids) }
}

/** Converts products to offers with their suggested products and tire data. */
export async function suggestions(db: Database, products: readonly Product[]): Promise<FullSuggestion[]> {
  const belongings = await belongingsOf(db, products)
  return products.map((product) => offer(product, belongings))
}

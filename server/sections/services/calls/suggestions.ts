import type { FullSuggestion } from '#shared/api/nouns/suggestions'
import { listingOf, type Belongings } from '../rules/listing'
import type { Product } from '../../../catalog/product'
import { findOrganization } from '../../../catalog/organizations'
import type { Database } from '../../../platform/database/database'
import { additionalProducts } from '../../../catalog/product-relations'
import { findTires } from '../store/tires'

/** Loads what the listings of products include: their suggested products and their tire data. */
export async function belongingsOf(
  db: Database,
  products: readonly Product[],
  organizationId: number | null = null,
): Promise<Belongings> {
  const ids = products.map((product) => product.id)
  return {
    additional: await additionalProducts(db, ids),
    tires: await findTires(db, ids),
    replacementCars: await replacementCarsAt(db, products, organizationId),
  }
}

/** Loads the number of a workshop's replacement cars if one of the products is their loan; null if they are not counted. */
export async function replacementCarsAt(
  db: Database,
  products: readonly Product[],
  organizationId: number | null,
): Promise<number | null> {
  if (organizationId === null || !products.some(({ purpose }) => purpose === 'REPLACEMENT_CAR')) return null
  return (await findOrganization(db, organizationId))?.replacementCars ?? null
}

/** Converts products to listings with their suggested products and tire data. */
export async function suggestions(
  db: Database,
  products: readonly Product[],
  organizationId: number | null = null,
): Promise<FullSuggestion[]> {
  const belongings = await belongingsOf(db, products, organizationId)
  return products.map((product) => listingOf(product, belongings))
}

import { inCents } from '../platform/money'
import type { Database } from '../platform/database/database'
import { product, productCategory } from '../platform/database/schema/products'
import type { SeedCategory, SeedProduct } from './types'

/** Seeds categories and their products. */
export async function seedProducts(tx: Database, categories: readonly SeedCategory[]): Promise<void> {
  await tx.insert(productCategory).values(categories.map(({ products: _products, provider: _provider, ...one }) => one))
  await tx
    .insert(product)
    .values(categories.flatMap((category) => category.products.map((one) => rowOf(category, one))))
}

const orNull = (euros: number | null): number | null => (euros === null ? null : inCents(euros))

const rowOf = (category: SeedCategory, one: SeedProduct): typeof product.$inferInsert => ({
  id: one.id,
  provider: category.provider ?? 'WORKSHOP',
  categoryId: category.id,
  tireRole: one.tireRole ?? null,
  description: one.description,
  normalCents: orNull(one.normalPrice ?? one.price),
  activeCents: orNull(one.price),
  campaign: one.campaign ?? false,
  priceKind: one.priceKind ?? null,
  excessPercent: one.excessPercent ?? null,
  goods: one.goods ?? false,
  lowestCents: orNull(one.lowestPrice ?? null),
  minutes: one.minutes,
  infoDescription: one.info ?? null,
  subRows: (one.subRows ?? []).map((row) => ({
    description: row.description,
    spareParts: row.spareParts.map((description) => ({ description })),
  })),
  calculatorId: category.id * 1000 + one.id,
})

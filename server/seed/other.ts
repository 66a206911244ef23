/** Seeds the data of the calls of specification section 7, 'Other'. */
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { product } from '../platform/database/schema/products'
import * as tables from '../platform/database/schema/trade'
import * as data from './data/other'
import { seedProducts } from './products'

/** Does nothing if already seeded. Does not overwrite a chain's own products. */
export async function seedOther(tx: Database): Promise<void> {
  const [any] = await tx.select().from(tables.repairTarget).limit(1)
  if (any) return
  const ids = data.tradeCategories.flatMap(({ products }) => products.map(({ id }) => id))
  const taken = await tx.select({ id: product.id }).from(product).where(inArray(product.id, ids)).limit(1)
  if (taken.length === 0) {
    await seedProducts(tx, data.tradeCategories)
    await tx.insert(tables.productMake).values(pairs(data.productMakes, (productId, make) => ({ productId, make })))
  }
  await tx
    .insert(tables.brandDealer)
    .values(pairs(data.brandDealers, (organizationId, make) => ({ organizationId, make })))
  await tx.insert(tables.makeLift).values(pairs(data.makeLifts, (resourceId, make) => ({ resourceId, make })))
  await tx.insert(tables.recall).values(data.recalls)
  await tx.insert(tables.serviceCycle).values(data.serviceCycles)
  await tx.insert(tables.repairTarget).values(data.repairTargets)
  await seedLeasing(tx)
}

async function seedLeasing(tx: Database): Promise<void> {
  await tx.insert(tables.leasingCompany).values(data.leasing.map(({ id, name }) => ({ id, name })))
  await tx
    .insert(tables.leasingContract)
    .values(
      data.leasing.flatMap(({ id: companyId, contracts }) =>
        contracts.map((name, index) => ({ id: companyId * 100 + index + 1, companyId, name })),
      ),
    )
}

/** Creates a row for each make of each id. */
const pairs = <R>(
  rows: readonly (readonly [id: number, ...makes: string[]])[],
  rowOf: (id: number, make: string) => R,
): R[] => rows.flatMap(([id, ...makes]) => makes.map((make) => rowOf(id, make)))

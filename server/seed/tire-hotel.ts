/** Seeds the vehicles whose tires the demo's packager has sold, and the tire hotel's lead time. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { PICK_UP, PICK_UP_LEAD } from '../catalog/pick-up-lead'
import type { Database } from '../platform/database/database'
import { product } from '../platform/database/schema/products'
import { moduleSetting } from '../platform/database/schema/settings'
import { tirePackage, tiresBought } from '../platform/database/schema/tires'
import { vehicle } from '../platform/database/schema/vehicles'
import { categories } from './data/products'
import { moduleSettings } from './data/settings'
import { buyers } from './data/tires'
import { vehicles } from './data/vehicles'
import { isDemoChain } from './demo'

/**
 * Does nothing if already seeded, or without the demo's packages. Also adds missing rows to a demo database of an
 * earlier version.
 */
export async function seedTireHotel(tx: Database): Promise<void> {
  const [any] = await tx.select().from(tiresBought).limit(1)
  if (any || !(await isDemoChain(tx))) return
  const codes = buyers.map(({ packageCode }) => packageCode)
  if ((await tx.$count(tirePackage, inArray(tirePackage.code, codes))) < codes.length) return
  await tx.insert(tiresBought).values([...buyers])
  const plates = new Set(buyers.map(({ registerNumber }) => registerNumber))
  await tx
    .insert(vehicle)
    .values(vehicles.filter(({ registerNumber }) => plates.has(registerNumber)))
    .onConflictDoNothing()
  await tx
    .insert(moduleSetting)
    .values(moduleSettings.filter(({ setting }) => setting === PICK_UP_LEAD.setting))
    .onConflictDoNothing()
  for (const { id, info } of categories.flatMap(({ products }) => products.filter((one) => one.tireRole === PICK_UP)))
    await tx
      .update(product)
      .set({ infoDescription: info ?? null })
      .where(and(eq(product.id, id), eq(product.tireRole, PICK_UP), isNull(product.infoDescription)))
}

/** Seeds the demo chain's replacement cars and its pick-up and return service. */
import { eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { organization, transportWindow } from '../platform/database/schema/chain'
import { product } from '../platform/database/schema/products'
import { fetchingWorkshops, purposes, replacementCars, windows } from './data/valet'
import { isDemoChain } from './demo'

/** Seeds once, and the demo chain only. A demo of an earlier version gets them at its next start. */
export async function seedValet(tx: Database): Promise<void> {
  const [any] = await tx.select({ id: product.id }).from(product).where(isNotNull(product.purpose)).limit(1)
  if (any || !(await isDemoChain(tx))) return
  for (const { id, purpose } of purposes) await tx.update(product).set({ purpose }).where(eq(product.id, id))
  for (const { id, cars } of replacementCars)
    await tx.update(organization).set({ replacementCars: cars }).where(eq(organization.id, id))
  await tx.delete(transportWindow)
  await tx
    .insert(transportWindow)
    .values(
      fetchingWorkshops.flatMap(({ id: organizationId, capacity }) =>
        (['PICKUP', 'RETURN'] as const).flatMap((direction) =>
          windows[direction].map((starts) => ({ organizationId, direction, starts, capacity })),
        ),
      ),
    )
}

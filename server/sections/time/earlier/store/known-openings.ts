/** The openings of workshops as the sweep last saw them. The caller has locked the workshop. */
import { eq } from 'drizzle-orm'
import { first, type Database } from '../../../../platform/database/database'
import { knownOpenings, type Openings } from '../../../../platform/database/schema/earlier-times'

type Known = Pick<typeof knownOpenings.$inferSelect, 'openings' | 'chainRevision'>

/** Loads the openings of a workshop, or null if they are unknown. */
export const readKnownOpenings = (tx: Database, organizationId: number): Promise<Known | null> =>
  first(tx.select().from(knownOpenings).where(eq(knownOpenings.organizationId, organizationId)))

export async function storeKnownOpenings(tx: Database, openings: Openings, chainRevision: number): Promise<void> {
  const row = { openings, chainRevision }
  await tx
    .insert(knownOpenings)
    .values({ organizationId: openings.workshop.id, ...row })
    .onConflictDoUpdate({ target: knownOpenings.organizationId, set: row })
}

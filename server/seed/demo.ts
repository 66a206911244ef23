import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { organization } from '../platform/database/schema/chain'
import { workshops } from './data/workshops'

/** Checks whether the chain is still the demo's, because demo data must not be added to another chain. */
export async function isDemoChain(tx: Database): Promise<boolean> {
  const [first] = workshops
  if (!first) return false
  const found = await tx
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.id, first.id), eq(organization.name, first.name)))
  return found.length > 0
}

import { eq, ne } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { organization } from '../platform/database/schema/chain'
import { contacts } from './data/contacts'
import { isDemoChain } from './demo'

/** Seeds contact data and services of the demo's workshops, once. Also updates a demo of an earlier version. */
export async function seedContacts(tx: Database): Promise<void> {
  const [any] = await tx.select({ id: organization.id }).from(organization).where(ne(organization.email, '')).limit(1)
  if (any || !(await isDemoChain(tx))) return
  for (const { id, ...contact } of contacts) await tx.update(organization).set(contact).where(eq(organization.id, id))
}

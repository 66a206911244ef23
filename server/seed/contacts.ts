import { eq, ne } from 'drizzle-orm'
import type { Database } from '../store/database'
import { organization } from '../store/schema/chain'
import { contacts } from './data/contacts'
import { isDemoChain } from './demo'

/** Writes how the demo's workshops are reached and what they take in, once: into a demo of an earlier version, too. */
export async function seedContacts(tx: Database): Promise<void> {
  const [any] = await tx.select({ id: organization.id }).from(organization).where(ne(organization.email, '')).limit(1)
  if (any || !(await isDemoChain(tx))) return
  for (const { id, ...contact } of contacts) await tx.update(organization).set(contact).where(eq(organization.id, id))
}

import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { organization } from './schema/chain'

/** Whether there is a workshop of this id. */
export async function workshopExists(db: Database, id: number): Promise<boolean> {
  return (await db.select({ id: organization.id }).from(organization).where(eq(organization.id, id))).length > 0
}

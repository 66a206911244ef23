import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { organization } from '../platform/database/schema/chain'

/** Whether a workshop with this id exists. */
export async function workshopExists(db: Database, id: number): Promise<boolean> {
  return (await db.$count(organization, eq(organization.id, id))) > 0
}

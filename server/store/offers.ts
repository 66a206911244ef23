import { eq } from 'drizzle-orm'
import type { Offers } from '../domain/offered-processes'
import type { Database } from './database'
import { organization } from './schema/chain'

/** What a workshop takes bookings for; null where there is none of this id. */
export async function findOffers(db: Database, id: number): Promise<Offers | null> {
  const [found] = await db
    .select({ offersMaintenance: organization.offersMaintenance, offersTireChange: organization.offersTireChange })
    .from(organization)
    .where(eq(organization.id, id))
  return found ?? null
}

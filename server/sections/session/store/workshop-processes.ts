import { eq } from 'drizzle-orm'
import type { Offers } from '../rules/offered-processes'
import { first, type Database } from '../../../platform/database/database'
import { organization } from '../../../platform/database/schema/chain'

/** Loads the services that a workshop takes bookings for, or null if the id is unknown. */
export const findOffers = (db: Database, id: number): Promise<Offers | null> =>
  first(
    db
      .select({ offersMaintenance: organization.offersMaintenance, offersTireChange: organization.offersTireChange })
      .from(organization)
      .where(eq(organization.id, id)),
  )

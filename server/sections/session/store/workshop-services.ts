import { eq } from 'drizzle-orm'
import type { WorkshopServices } from '../rules/offered-processes'
import { first, type Database } from '../../../platform/database/database'
import { organization } from '../../../platform/database/schema/chain'

/** Loads the services that a workshop takes bookings for, or null if the id is unknown. */
export const findWorkshopServices = (db: Database, id: number): Promise<WorkshopServices | null> =>
  first(
    db
      .select({ offersMaintenance: organization.offersMaintenance, offersTireChange: organization.offersTireChange })
      .from(organization)
      .where(eq(organization.id, id)),
  )

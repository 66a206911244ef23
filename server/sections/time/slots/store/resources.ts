/** Mechanics and lifts as customers see them: those they can select, and their absences. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { WallDateTime } from '#shared/date/wall-clock'
import { first, type Database } from '../../../../platform/database/database'
import { resource } from '../../../../platform/database/schema/chain'
import { customerResource, resourceAbsence } from '../../../../platform/database/schema/resources'

/** A resource that customers may select, under the name that customers see. */
type Selectable = Pick<typeof resource.$inferSelect, 'id' | 'name'>

const selectable = { id: resource.id, name: sql<string>`coalesce(${resource.displayName}, ${resource.name})` }
const selectableAt = (organizationId: number) =>
  and(eq(resource.organizationId, organizationId), eq(resource.customerSelectable, true))

/** Lists the resources that customers of the workshop may select. */
export const selectableResources = (db: Database, organizationId: number): Promise<Selectable[]> =>
  db.select(selectable).from(resource).where(selectableAt(organizationId)).orderBy(asc(resource.id))

/**
 * Loads the resource that served a customer last, or null if it is unknown or cannot be selected at the workshop.
 * The phone number has the format `+358401234567`.
 */
export const resourceOfCustomer = (
  db: Database,
  organizationId: number,
  phoneNumber: string,
): Promise<Selectable | null> =>
  first(
    db
      .select(selectable)
      .from(customerResource)
      .innerJoin(resource, eq(resource.id, customerResource.resourceId))
      .where(and(selectableAt(organizationId), eq(customerResource.phoneNumber, phoneNumber))),
  )

const wallClock = (edge: 'lower' | 'upper') =>
  sql<string>`to_char(${sql.raw(edge)}(${resourceAbsence.during}), 'YYYY-MM-DD"T"HH24:MI:SS')`

/** Lists the resource's current and future absences, in time order. */
export const absencesFrom = (
  db: Database,
  resourceId: number,
  now: WallDateTime,
): Promise<{ start: WallDateTime; end: WallDateTime }[]> =>
  db
    .select({ start: wallClock('lower'), end: wallClock('upper') })
    .from(resourceAbsence)
    .where(and(eq(resourceAbsence.resourceId, resourceId), sql`upper(${resourceAbsence.during}) > ${now}::timestamp`))
    .orderBy(asc(resourceAbsence.during))

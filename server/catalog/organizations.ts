import { and, asc, eq, or } from 'drizzle-orm'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { OwnOrganization } from '../platform/database/schema/bookings'
import type { Place } from './distance'
import type { Abilities } from './workshop-fit'
import type { Database } from '../platform/database/database'
import { organization } from '../platform/database/schema/chain'

type Row = typeof organization.$inferSelect

const toOrganization = (row: Row): OwnOrganization => ({
  id: row.id,
  name: row.name,
  address: row.address,
  post_code: row.postCode,
  post_office: row.postOffice,
  opening_time: row.opens,
  closing_time: row.closes,
  phone_number: row.phone || undefined,
})

/** A workshop for selection, with its services and its place. */
export interface ListedOrganization {
  readonly organization: OwnOrganization
  readonly abilities: Abilities
  /** Null if unknown. */
  readonly place: Place | null
}

const placeOf = ({ latitude, longitude }: Row): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const listed = (row: Row): ListedOrganization => ({
  organization: toOrganization(row),
  abilities: row,
  place: placeOf(row),
})

interface OrganizationDetails {
  readonly settings: OrganizationSettings
  readonly infoText: string
  /** How customers use its key locker; empty if nothing is said. */
  readonly keyLockerText: string
  /** Number of its replacement cars; null if they are not counted. */
  readonly replacementCars: number | null
  /** Length of a window of the pick-up and return service, in minutes. */
  readonly windowMinutes: number
}

/** Loads a workshop with its settings, or null if the id is unknown. */
export async function findOrganization(
  db: Database,
  id: number,
): Promise<(ListedOrganization & OrganizationDetails) | null> {
  const [row] = await db.select().from(organization).where(eq(organization.id, id))
  if (!row) return null
  return {
    ...listed(row),
    settings: { carenceDays: row.carenceDays, shiftChangeTime: row.shiftChange, keyLockerInstalled: row.keyLocker },
    infoText: row.infoText,
    keyLockerText: row.keyLocker ? row.keyLockerText : '',
    replacementCars: row.replacementCars,
    windowMinutes: row.transportMinutes,
  }
}

/** Criteria for a list of workshops. A missing criterion matches every workshop. */
export interface Listing {
  /** Matches the children of this workshop and the workshop itself. */
  readonly parentId?: number | undefined
  readonly site?: string
  readonly officeNumber?: string
}

/** Lists workshops in the chain's order. */
export async function listOrganizations(
  db: Database,
  { parentId, site, officeNumber }: Listing = {},
): Promise<ListedOrganization[]> {
  const rows = await db
    .select()
    .from(organization)
    .where(
      and(
        parentId === undefined ? undefined : or(eq(organization.id, parentId), eq(organization.parentId, parentId)),
        site === undefined ? undefined : eq(organization.site, site),
        officeNumber === undefined ? undefined : eq(organization.officeNumber, officeNumber),
      ),
    )
    .orderBy(asc(organization.id))
  return rows.map(listed)
}

import { asc, eq, or, sql, type SQL } from 'drizzle-orm'
import { object, string } from 'superstruct'
import type { Organization } from '#shared/api/nouns/entities'
import type { InfoText, OrganizationSettings } from '#shared/api/nouns/settings'
import { queryRows, type Database } from './database'
import { organization } from './schema/chain'

type Row = typeof organization.$inferSelect

const toOrganization = (row: Row): Organization => ({
  id: row.id,
  name: row.name,
  address: row.address,
  post_code: row.postCode,
  post_office: row.postOffice,
  opening_time: row.opens,
  closing_time: row.closes,
})

/** A workshop with all that is set for it; null where there is none of this id. */
export async function findOrganization(
  db: Database,
  id: number,
): Promise<{ organization: Organization; settings: OrganizationSettings; infoText: string } | null> {
  const [row] = await db.select().from(organization).where(eq(organization.id, id))
  if (!row) return null
  return {
    organization: toOrganization(row),
    settings: { carenceDays: row.carenceDays, shiftChangeTime: row.shiftChange, keyLockerInstalled: row.keyLocker },
    infoText: row.infoText,
  }
}

/** All workshops, or those of one parent and the parent itself, in the chain's order. */
export async function listOrganizations(db: Database, parentId?: number): Promise<Organization[]> {
  const ofParent: SQL | undefined =
    parentId === undefined ? undefined : or(eq(organization.id, parentId), eq(organization.parentId, parentId))
  return (await db.select().from(organization).where(ofParent).orderBy(asc(organization.id))).map(toOrganization)
}

const InfoTextRow = object({ code: string(), text: string() })

/** The workshop's info texts; what it does not set is its parent's, and so on up. */
export async function inheritedInfoTexts(db: Database, id: number): Promise<InfoText[]> {
  return queryRows(
    db,
    sql`
      with recursive line as (
        select id, parent_id, 0 as depth from organization where id = ${id}
        union all
        select parent.id, parent.parent_id, line.depth + 1
        from organization parent join line on parent.id = line.parent_id
        where line.depth < 10
      )
      select distinct on (code) code, text
      from info_text join line on line.id = info_text.organization_id
      order by code, depth`,
    InfoTextRow,
  )
}

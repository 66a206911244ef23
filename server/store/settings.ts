import { asc, sql } from 'drizzle-orm'
import { boolean, integer, object, string } from 'superstruct'
import type { RedirectSetting, ServicelaneSettings } from '#shared/api/nouns/settings'
import { queryRows, type Database } from './database'
import { lines } from './inheritance'
import { redirectSetting } from './schema/settings'

interface ModuleSetting {
  readonly module: string
  readonly setting: string
}

/** A setting of a module by workshop, its parent's where it has none of its own; those are left out for whom nobody has. */
export async function findModuleSettings(
  db: Database,
  organizationIds: readonly number[],
  { module, setting }: ModuleSetting,
): Promise<Map<number, string>> {
  if (organizationIds.length === 0) return new Map()
  const rows = await queryRows(
    db,
    sql`
      with recursive ${lines(organizationIds)}
      select distinct on (root) root, value
      from module_setting join line on line.id = module_setting.organization_id
      where module = ${module} and setting = ${setting}
      order by root, depth`,
    object({ root: integer(), value: string() }),
  )
  return new Map(rows.map(({ root, value }) => [root, value]))
}

/** A setting of a module for one workshop; null where nobody has it. */
export const findModuleSetting = async (
  db: Database,
  organizationId: number,
  setting: ModuleSetting,
): Promise<string | null> => (await findModuleSettings(db, [organizationId], setting)).get(organizationId) ?? null

const Servicelane = object({ enabled: boolean(), title: string(), infoText: string() })

/** The express lane of a workshop, inherited alike but as a whole; null where nobody has set one. */
export async function findServicelane(db: Database, organizationId: number): Promise<ServicelaneSettings | null> {
  const [row] = await queryRows(
    db,
    sql`
      with recursive ${lines([organizationId])}
      select enabled, title, info_text as "infoText"
      from servicelane_setting join line on line.id = servicelane_setting.organization_id
      order by depth limit 1`,
    Servicelane,
  )
  return row ?? null
}

/** Where the chain sends visitors for what has no screens here. */
export const listRedirects = (db: Database): Promise<RedirectSetting[]> =>
  db.select().from(redirectSetting).orderBy(asc(redirectSetting.processType))

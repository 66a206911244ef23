import { asc, sql } from 'drizzle-orm'
import { boolean, integer, object, string } from 'superstruct'
import type { RedirectSetting, ServicelaneSettings } from '#shared/api/nouns/settings'
import { first, queryRows, type Database } from '../platform/database/database'
import { lines } from './ancestors'
import { redirectSetting, type moduleSetting } from '../platform/database/schema/settings'

type ModuleSetting = Pick<typeof moduleSetting.$inferSelect, 'module' | 'setting'>

/** Loads a module setting by workshop, inherited from the nearest ancestor that has it. Skips workshops without one. */
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

/** Loads a module setting for one workshop, or null if neither it nor an ancestor has it. */
export const findModuleSetting = async (
  db: Database,
  organizationId: number,
  setting: ModuleSetting,
): Promise<string | null> => (await findModuleSettings(db, [organizationId], setting)).get(organizationId) ?? null

const Servicelane = object({ enabled: boolean(), title: string(), infoText: string() })

/** Loads the express lane of a workshop, inherited as a whole, or null if neither it nor an ancestor has one. */
export const findServicelane = (db: Database, organizationId: number): Promise<ServicelaneSettings | null> =>
  first(
    queryRows(
      db,
      sql`
      with recursive ${lines([organizationId])}
      select enabled, title, info_text as "infoText"
      from servicelane_setting join line on line.id = servicelane_setting.organization_id
      order by depth limit 1`,
      Servicelane,
    ),
  )

/** Lists the redirects for processes that have no screens in the SPA. */
export const listRedirects = (db: Database): Promise<RedirectSetting[]> =>
  db.select().from(redirectSetting).orderBy(asc(redirectSetting.processType))

import { asc, sql } from 'drizzle-orm'
import { boolean, object, string } from 'superstruct'
import type { RedirectSetting, ServicelaneSettings } from '#shared/api/nouns/settings'
import { queryRows, type Database } from './database'
import { lines } from './inheritance'
import { redirectSetting } from './schema/settings'

/** A setting of a module for a workshop, its parent's where it has none of its own; null where nobody has. */
export async function findModuleSetting(
  db: Database,
  organizationId: number,
  module: string,
  setting: string,
): Promise<string | null> {
  const [row] = await queryRows(
    db,
    sql`
      with recursive ${lines([organizationId])}
      select value from module_setting join line on line.id = module_setting.organization_id
      where module = ${module} and setting = ${setting}
      order by depth limit 1`,
    object({ value: string() }),
  )
  return row?.value ?? null
}

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

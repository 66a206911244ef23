import { sql } from 'drizzle-orm'
import { integer, object, string } from 'superstruct'
import type { InfoText } from '#shared/api/nouns/settings'
import { queryRows, type Database } from '../platform/database/database'
import { withToldInfoTexts } from '../processes/registered'
import { lines } from './ancestors'

const Row = object({ organizationId: integer(), code: string(), text: string() })

/** Loads the info texts of several workshops. A workshop inherits the codes it does not set from its ancestors. */
export async function infoTextsOf(
  db: Database,
  ids: readonly number[],
): Promise<(InfoText & { readonly organizationId: number })[]> {
  if (ids.length === 0) return []
  return queryRows(
    db,
    sql`
      with recursive ${lines(ids)}
      select distinct on (root, code) root as "organizationId", code, text
      from info_text join line on line.id = info_text.organization_id
      order by root, code, depth`,
    Row,
  )
}

/** Loads the info texts of one workshop, with the inherited ones and those that packages bring. */
export const inheritedInfoTexts = async (db: Database, id: number): Promise<InfoText[]> =>
  withToldInfoTexts((await infoTextsOf(db, [id])).map(({ code, text }) => ({ code, text })))

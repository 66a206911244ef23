import { sql } from 'drizzle-orm'
import { liftsOf } from '#server/seed/chain'
import { workshops } from '#server/seed/data/workshops'
import type { Database } from '#server/platform/database/database'

const DAY = '2026-11-24'

/**
 * Reserves Helsinki's first free morning on every lift. One lift keeps only the 90 minutes before closing: a gap time
 * (TM-17).
 */
export async function leaveGap(db: Database): Promise<void> {
  const lifts = workshops.slice(0, 1).flatMap(liftsOf)
  for (const [index, lift] of lifts.entries())
    await db.execute(sql`
      insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
      values (${lift}, 1, tsrange(${`${DAY}T07:00`}::timestamp, ${`${DAY}T${index === 0 ? '19:30' : '13:00'}`}::timestamp),
        'confirmed', 'EXACT_TIME')`)
}

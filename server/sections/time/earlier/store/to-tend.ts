/** What the sweep has to do, and what it may forget. */
import { sql } from 'drizzle-orm'
import { any, integer, object } from 'superstruct'
import type { WallDateTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from '../../../../platform/database/database'
import { hasLapsed } from './offers'

/**
 * Returns the workshops with lapsed offers, or with customers who wait while the chain has changed. `isOfferHour` adds
 * those with freed times.
 */
export async function workshopsToTend(db: Database, isOfferHour: boolean): Promise<number[]> {
  const found = await queryRows(
    db,
    sql`
      select organization_id as id from earlier_offer where ${hasLapsed}
      union select organization_id from freed_time where ${isOfferHour}
      union select earlier_wish.organization_id from earlier_wish
        left join known_openings on known_openings.organization_id = earlier_wish.organization_id
        where known_openings.chain_revision is distinct from (select revision from chain_revision)
      order by id`,
    object({ id: integer() }),
  )
  return found.map(({ id }) => id)
}

/** Deletes wishes of visits that have begun, offers of times that have passed, and openings that nobody waits for. */
export async function forgetPast(db: Database, now: WallDateTime): Promise<void> {
  for (const query of [
    sql`delete from earlier_wish where starts <= ${now}::timestamp`,
    sql`delete from earlier_offer where starts <= ${now}::timestamp and state <> 'OPEN'`,
    sql`delete from known_openings where organization_id not in (select organization_id from earlier_wish)`,
  ])
    await queryRows(db, query, any())
}

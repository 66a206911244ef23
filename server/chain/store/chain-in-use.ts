/** Rows that prevent the removal of workshops and lifts, and rows that are removed with them. */
import { inArray, sql } from 'drizzle-orm'
import { any, integer, object } from 'superstruct'
import type { WallDateTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from '../../platform/database/database'
import { lockerReservation } from '../../platform/database/schema/reservations'
import { customerResource } from '../../platform/database/schema/resources'
import { DEMO_VISIT } from './chain-demo'

const Used = object({ id: integer(), uses: integer() })

/** Returns the workshops among `ids` that are in use, each with its number of bookings, edit requests and feedbacks. */
export async function workshopsInUse(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return queryRows(
    db,
    sql`
      select id, count(*)::int as uses from (
        select (document->'organization'->>'id')::int as id from booking where id <> ${DEMO_VISIT}
        union all select organization_id from edit_request
        union all select organization_id from feedback
      ) as used where id in ${[...ids]} group by id order by id`,
    Used,
  )
}

/** Condition for reservations by visitors, without the demo's own visits. */
const isByVisitor = sql`(session_id is not null or booking_id is not null)`

/** Returns the lifts among `ids` that have current or future bookings or active holds, each with their number. */
export async function liftsInUse(db: Database, ids: readonly number[], now: WallDateTime) {
  if (ids.length === 0) return []
  return queryRows(
    db,
    sql`
      select resource_id as id, count(*)::int as uses from reservation
      where resource_id in ${[...ids]} and upper(during) > ${now}::timestamp and ${isByVisitor}
        and (kind = 'confirmed' or expires_at > now())
      group by resource_id order by resource_id`,
    Used,
  )
}

/** Deletes the past reservations and expired holds of lifts that are being removed, and their links to customers. */
export async function clearLifts(tx: Database, ids: readonly number[], now: WallDateTime): Promise<void> {
  if (ids.length === 0) return
  await queryRows(
    tx,
    sql`
      delete from reservation
      where resource_id in ${[...ids]}
        and (upper(during) <= ${now}::timestamp or expires_at <= now())`,
    any(),
  )
  await tx.delete(customerResource).where(inArray(customerResource.resourceId, [...ids]))
}

/** Deletes the key locker reservations of workshops that are being removed. */
export async function clearWorkshops(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(lockerReservation).where(inArray(lockerReservation.organizationId, [...ids]))
}

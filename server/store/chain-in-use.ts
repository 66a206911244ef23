/** What keeps workshops and lifts from being removed, and what goes away with them. */
import { inArray, sql } from 'drizzle-orm'
import { any, integer, object } from 'superstruct'
import type { WallDateTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from './database'
import { lockerReservation } from './schema/reservations'
import { customerResource } from './schema/resources'

const Used = object({ id: integer(), uses: integer() })

/** Those of the workshops that anybody has booked at or written to, with how many bookings, requests and feedbacks. */
export async function workshopsInUse(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return queryRows(
    db,
    sql`
      select id, count(*)::int as uses from (
        select (document->'organization'->>'id')::int as id from booking
        union all select organization_id from edit_request
        union all select organization_id from feedback
      ) as used where id in ${[...ids]} group by id order by id`,
    Used,
  )
}

/** The reservations that a visitor has made. What the demo fills its calendars with belongs to nobody. */
const isSomebodys = sql`(session_id is not null or booking_id is not null)`

/** Those of the lifts on which somebody has a time that is not over, or is just holding one. */
export async function liftsInUse(db: Database, ids: readonly number[], now: WallDateTime) {
  if (ids.length === 0) return []
  return queryRows(
    db,
    sql`
      select resource_id as id, count(*)::int as uses from reservation
      where resource_id in ${[...ids]} and upper(during) > ${now}::timestamp and ${isSomebodys}
        and (kind = 'confirmed' or expires_at > now())
      group by resource_id order by resource_id`,
    Used,
  )
}

/** Removes what nobody needs once the lifts are gone: times that are over, and who was served there. */
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

/** Removes what nobody needs once the workshops are gone: the key lockers' times. */
export async function clearWorkshops(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(lockerReservation).where(inArray(lockerReservation.organizationId, [...ids]))
}

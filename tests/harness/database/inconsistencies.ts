/** Finds rows in the database that violate the invariants of a saved booking, and orphaned rows. */
import { sql } from 'drizzle-orm'
import { array, create, object, string, type } from 'superstruct'
import type { Database } from '#server/platform/database/database'

const Rows = type({ rows: array(object({ what: string(), id: string() })) })

/**
 * Returns bookings that lack their customer or rows, their lift time, their locker, their two messages or the end of
 * their session. Also returns rows whose booking is missing. Valid for bookings of private customers that were saved
 * once and neither changed nor cancelled. Empty if all is consistent.
 */
export async function findInconsistencies(db: Database): Promise<string[]> {
  const { rows } = create(await db.execute(HALF), Rows)
  return rows.map(({ what, id }) => `${what} ${id}`)
}

const HALF = sql`
  with told as (
    select message->>'bookingId' as id, array_agg(message->>'kind' order by message->>'kind') as kinds
    from outbox where message ? 'bookingId' group by 1
  ), made as (
    select b.id, b.session_id, b.document, b.draft, told.kinds, s.id is not null and s.done_at is null as goes_on, lower(r.during) as begins, r.kind,
      (b.document->'booking_total_duration'->>'start')::timestamp as said
    from booking b
    left join told on told.id = b.id::text
    -- Sessions are cleaned away, bookings stay.
    left join session s on s.id = b.session_id
    left join reservation r on r.booking_id = b.id
  )
  select 'a document without its customer or its rows:' as what, id::text from made
    where coalesce(document->'customer'->>'last_name', '') = '' or jsonb_array_length(document->'order_items') = 0
  union all
  select 'another time than the lift has:', id::text from made
    where said is distinct from begins or (kind is not null and kind <> 'confirmed')
  union all
  select 'neither a time nor a requested day, or both:', id::text from made
    where (said is null) = (document->>'lead_date' is null)
  union all
  select 'no locker:', id::text from made
    where said is not null and (draft->'details'->>'usingKeyLocker')::boolean and not exists (
      select from locker_reservation l
      where l.organization_id = (document->'organization'->>'id')::int and l.at = said)
  union all
  select 'other messages than two:', id::text from made
    where kinds is distinct from array['BOOKING_CONFIRMATION', 'BOOKING_NOTICE']
  union all
  select 'a session that goes on:', id::text from made where goes_on
  union all
  select 'a hold beside it:', made.id::text from made
    join reservation r on r.session_id = made.session_id and r.kind = 'hold'
  union all
  select 'a session that has ended without one:', s.id::text from session s
    where s.done_at is not null and not exists (select from booking b where b.session_id = s.id)
  union all
  select 'a time of none:', r.id::text from reservation r
    where r.booking_id is not null and not exists (select from booking b where b.id = r.booking_id)
  union all
  select 'a locker of none:', l.booking_id::text from locker_reservation l
    where l.booking_id is not null and not exists (select from booking b where b.id = l.booking_id)
  union all
  select 'messages of none:', told.id from told
    where not exists (select from booking b where b.id::text = told.id)`

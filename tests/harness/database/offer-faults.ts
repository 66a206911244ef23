import { sql } from 'drizzle-orm'
import type { TestApp } from '../servers/server-app'
import { rows } from './rows'

/**
 * Finds what offers of earlier times must never cause: overlapping times, a booking without its time or with another
 * than it says, an offer without its hold, one for a booking without a wish, and one that is not earlier.
 */
export const offerFaults = async ({ db }: Pick<TestApp, 'db'>): Promise<unknown[]> =>
  rows(
    { db },
    sql`
      with own as (
        select b.id, b.cancelled_at, lower(r.during) as start, r.kind,
          (b.document->'booking_total_duration'->>'start')::timestamp as said
        from booking b left join reservation r on r.booking_id = b.id
      ), live as (
        select * from earlier_offer where state = 'OPEN' and expires_at > now()
      )
      select 'overlap' as fault, a.id::text from reservation a join reservation b
        on a.id < b.id and a.resource_id = b.resource_id and a.during && b.during
      union all
      select 'a booking without its time', id::text from own
        where cancelled_at is null and (start is distinct from said or kind is distinct from 'confirmed')
      union all
      select 'a cancelled booking with a time', id::text from own where cancelled_at is not null and start is not null
      union all
      select 'an offer without its hold', live.id::text from live left join reservation r
        on r.session_id = live.id and r.kind = 'hold' and r.expires_at > now()
          and lower(r.during) = starts and upper(r.during) = ends
        where r.id is null
      union all
      select 'an offer without a wish', id::text from live
        where not exists (select from earlier_wish where booking_id = live.booking_id)
      union all
      select 'an offer that is not earlier', live.id::text from live join own on own.id = live.booking_id
        where live.starts >= own.start
      union all
      select 'a wish of another time', w.booking_id::text from earlier_wish w join own on own.id = w.booking_id
        where w.starts is distinct from own.start`,
  )

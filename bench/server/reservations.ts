import type { Pool } from 'pg'

/** Gives the first workshop ten lifts with so many reservations on them, within the calendar's sixty days. */
export async function fill(pool: Pool, many: number): Promise<void> {
  await pool.query('delete from reservation')
  await pool.query(
    `insert into resource (id, organization_id, name)
     select 900000 + n, 1, 'L' || n from generate_series(1, 10) n on conflict do nothing`,
  )
  // On each lift one after another, so that none overlaps, evenly over the days.
  await pool.query(
    `insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
     select 900000 + 1 + n % 10, 1, tsrange(begins, begins + interval '80 minutes' * (1000.0 / $1::int)), 'confirmed', 'EXACT_TIME'
     from (
       select n, timestamp '2026-11-24' + (n / 10) * (interval '60 days' * 10 / $1::int) as begins
       from generate_series(0, $1::int - 1) n
     ) as times`,
    [many],
  )
  await pool.query('analyze reservation')
}

import type { Pool } from 'pg'

/** Gives the first workshop ten lifts with this many reservations, spread over the calendar's sixty days. */
export async function fill(pool: Pool, many: number): Promise<void> {
  await pool.query('delete from reservation')
  await pool.query(
    `insert into resource (id, organization_id, name)
     select 900000 + n, 1, 'L' || n from generate_series(1, 10) n on conflict do nothing`,
  )
  // Consecutive on each lift, so that none overlap, and evenly distributed.
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

/** Runs a statement on the server's database. */
export type RunSql = (text: string) => Promise<unknown>

/**
 * Adds this many workshops like the first one, with three lifts and reservations in the next weeks. Returns their ids.
 */
export async function addWorkshops(run: RunSql, many: number): Promise<number[]> {
  const first = 500_000
  await run('delete from reservation')
  await run(
    `insert into organization (id, name, address, post_code, post_office, opens, closes, carence_days, shift_change, key_locker, info_text)
     select ${first} + n, 'W' || n, '', '', '', opens, closes, carence_days, shift_change, false, ''
     from organization, generate_series(1, ${many}) n where organization.id = 1`,
  )
  await run(
    `insert into opening_hours (organization_id, weekday, opens, closes, day_only_from)
     select ${first} + n, weekday, opens, closes, day_only_from
     from opening_hours, generate_series(1, ${many}) n where organization_id = 1`,
  )
  await run(
    `insert into resource (id, organization_id, name)
     select 1000000 + n * 3 + lift, ${first} + n, 'L' || lift from generate_series(1, ${many}) n, generate_series(0, 2) lift`,
  )
  // Blocks one to twenty days depending on the workshop's number, so that first free days differ.
  await run(
    `insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
     select 1000000 + n * 3 + lift, ${first} + n, tsrange(day + time '07:00', day + time '20:00'), 'confirmed', 'EXACT_TIME'
     from generate_series(1, ${many}) n, generate_series(0, 2) lift,
       lateral (select date '2026-11-24' + k as day from generate_series(0, n % 20) k) as days`,
  )
  await run('analyze reservation')
  return Array.from({ length: many }, (_, n) => first + 1 + n)
}

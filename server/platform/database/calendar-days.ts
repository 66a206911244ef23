import { sql } from 'drizzle-orm'

/** A chain is warned so many days before the end of its list of closed, short and open days. */
export const WARNED_DAYS = 120

/** The days from today to the last one that the chain has listed. 0 without a list, negative once it is past. */
export const CALENDAR_DAYS_LEFT = sql`
  (select coalesce(max(date) - (now() at time zone 'Europe/Helsinki')::date, 0)::int
    from (select date from closed_day union all select date from open_day) as listed)`

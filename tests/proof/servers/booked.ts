/** The bookings that the server has, for a visitor's e-mail address. */
import { sql } from 'drizzle-orm'
import { object, string, type } from 'superstruct'
import { queryRows, type Database } from '#server/platform/database/database'

const Row = object({ document: type({ booking_total_duration: type({ start: string() }) }) })

/** Returns when the visits of the bookings begin, as the page writes it: `ti 24.11.2026 klo 9.00` without the weekday. */
export async function visitsOf(db: Database, email: string): Promise<readonly string[]> {
  const rows = await queryRows(
    db,
    sql`select document from booking where document->'customer'->>'email' = ${email}`,
    Row,
  )
  return rows.map(({ document }) => written(document.booking_total_duration.start))
}

function written(start: string): string {
  const [, year, month, day, hour, minutes] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(start) ?? []
  return `${Number(day)}.${Number(month)}.${year} klo ${Number(hour)}.${minutes}`
}

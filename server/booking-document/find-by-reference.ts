/** Bookings by the reference that the desk knows. */
import { eq, sql, and } from 'drizzle-orm'
import { addDays, type WallDate } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import { booking as table } from '../platform/database/schema/bookings'
import { beginsWithin } from './begins'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const REFERENCE = /^[\da-f]{12}$/

/** How far a visit may be from today to be found by its reference. The desk works on a visit around its day. */
const DAYS = 100

/**
 * Finds the id of a booking by its id, or by its reference, which `pseudonym` computes from the id. Returns null if there
 * is none, or more than one.
 */
export async function findBookingId(
  db: Database,
  { booking, secret, today }: { readonly booking: string; readonly secret: string; readonly today: WallDate },
): Promise<string | null> {
  if (UUID.test(booking)) return booking
  if (!REFERENCE.test(booking)) return null
  const hash = sql`left(encode(sha256(convert_to(${`log:${secret}:`} || ${table.id}::text, 'UTF8')), 'hex'), 12)`
  const [found, another] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(beginsWithin(addDays(today, -DAYS), addDays(today, DAYS)), eq(hash, booking)))
    .limit(2)
  return found && !another ? found.id : null
}

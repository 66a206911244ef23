import { and, eq, gt, sql } from 'drizzle-orm'
import { any } from 'superstruct'
import type { ReservedTime } from '../domain/booking-document'
import { sqlState, statement, type Database } from './database'
import { reservation } from './schema/reservations'

/** A session's request to hold a time on a lift for `seconds`. */
export interface HoldRequest {
  readonly sessionId: string
  readonly organizationId: number
  readonly resourceId: number
  readonly start: string
  readonly end: string
  readonly type: ReservedTime['type']
  readonly seconds: number
}

const turn = statement(
  'turn',
  // Weaker than `for update`, so that rows that reference the workshop can still be inserted.
  sql`select id from organization where id = ${sql.placeholder('organizationId')} for no key update`,
  any(),
)

/**
 * Locks the workshop against new holds until the transaction ends. A calendar read afterwards has all earlier holds.
 * The exclusion constraint alone would be correct too, but concurrent inserts could deadlock on it.
 * PostgreSQL resolves each deadlock only after a second.
 */
export async function lockWorkshop(tx: Database, organizationId: number): Promise<void> {
  await turn(tx, { organizationId })
}

/** Another session or booking has the time. */
export class TimeTaken extends Error {
  override readonly name = 'TimeTaken'
}

/** SQLSTATEs for a time that is taken: exclusion violation and deadlock. */
const TAKEN = new Set(['23P01', '40P01'])

const during = sql`tsrange(${sql.placeholder('start')}::timestamp, ${sql.placeholder('end')}::timestamp)`
const resourceId = sql`${sql.placeholder('resourceId')}::int`
const hold = statement(
  'hold',
  sql`
    with cleared as (
      delete from reservation
      where resource_id = ${resourceId} and during && ${during} and kind = 'hold' and expires_at <= now()
      returning id
    )
    insert into reservation (resource_id, organization_id, during, kind, session_id, expires_at, time_selection_type)
    select ${resourceId}, ${sql.placeholder('organizationId')}::int, ${during}, 'hold', ${sql.placeholder('sessionId')}::uuid,
      now() + make_interval(secs => ${sql.placeholder('seconds')}::float8), ${sql.placeholder('type')}::text
    from (select count(*) from cleared) as after_clearing
    on conflict (session_id) where kind = 'hold' do update set
      resource_id = excluded.resource_id, organization_id = excluded.organization_id, during = excluded.during,
      expires_at = excluded.expires_at, time_selection_type = excluded.time_selection_type`,
  any(),
)

/**
 * Holds a lift for the session and replaces its earlier hold.
 * One statement deletes expired holds in a CTE and inserts the new one, and the exclusion constraint detects conflicts.
 * There is thus no race between the check and the insert.
 * Throws `TimeTaken` if another reservation overlaps. The transaction is then aborted, and the earlier hold stays.
 */
export async function takeHold(tx: Database, ask: HoldRequest): Promise<void> {
  try {
    await hold(tx, { ...ask })
  } catch (error) {
    throw TAKEN.has(sqlState(error) ?? '') ? new TimeTaken('reserved by another session', { cause: error }) : error
  }
}

const wallClock = (edge: 'lower' | 'upper') =>
  sql<string>`to_char(${sql.raw(edge)}(${reservation.during}), 'YYYY-MM-DD"T"HH24:MI:SS')`
/** Columns that select a reservation as a `ReservedTime`. */
export const reservedTime = {
  type: reservation.timeSelectionType,
  start: wallClock('lower'),
  end: wallClock('upper'),
}
const activeHoldOf = (sessionId: string) =>
  and(eq(reservation.sessionId, sessionId), eq(reservation.kind, 'hold'), gt(reservation.expiresAt, sql`now()`))

/** Loads the time that the session holds, or null if it has no hold or the hold has expired. */
export async function activeHold(db: Database, sessionId: string): Promise<ReservedTime | null> {
  const [found] = await db.select(reservedTime).from(reservation).where(activeHoldOf(sessionId))
  return found ?? null
}

/** Extends the session's hold to `seconds` from now. Returns false if it has expired, or if there is none. */
export async function prolongHold(db: Database, sessionId: string, seconds: number): Promise<boolean> {
  const prolonged = await db
    .update(reservation)
    .set({ expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(activeHoldOf(sessionId))
    .returning({ id: reservation.id })
  return prolonged.length > 0
}

/** Releases the session's hold. Returns false if there was none. */
export async function releaseHold(db: Database, sessionId: string): Promise<boolean> {
  const released = await db
    .delete(reservation)
    .where(and(eq(reservation.sessionId, sessionId), eq(reservation.kind, 'hold')))
    .returning({ id: reservation.id })
  return released.length > 0
}

/** Turns the session's hold into the time of a booking. Returns null if it has no hold or the hold has expired. */
export async function confirmHold(tx: Database, sessionId: string, bookingId: string): Promise<ReservedTime | null> {
  const [confirmed] = await tx
    .update(reservation)
    .set({ kind: 'confirmed', expiresAt: null, bookingId })
    .where(activeHoldOf(sessionId))
    .returning(reservedTime)
  return confirmed ?? null
}

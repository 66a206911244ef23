import { and, eq, gt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { any, boolean, enums, number, object, string } from 'superstruct'
import type { ReservedTime } from './reserved-time'
import { first, sqlState, preparedQuery, type Database } from '../platform/database/database'
import { reservation } from '../platform/database/schema/reservations'

/** How long a hold lasts: `seconds` from the session's last call, but at most `longestSeconds` from its start. */
export interface HoldLifetime {
  readonly seconds: number
  readonly longestSeconds: number
}

/**
 * A request to hold a time on a lift, by a session or by an offer, whose id then stands for the session's. `address` and
 * `network` are HMACs of a visitor's, null for an offer.
 */
export interface HoldRequest extends HoldLifetime {
  readonly sessionId: string
  readonly organizationId: number
  readonly resourceId: number
  readonly start: string
  readonly end: string
  readonly type: ReservedTime['type']
  readonly address: string | null
  readonly network: string | null
}

const turn = preparedQuery(
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
const seconds = sql`make_interval(secs => ${sql.placeholder('seconds')}::float8)`
const longest = sql`make_interval(secs => ${sql.placeholder('longestSeconds')}::float8)`
// A session cannot restart the lifetime of its time by holding the time again, or one that overlaps it.
const since = sql`
  case when reservation.organization_id = excluded.organization_id and reservation.during && excluded.during
    and reservation.expires_at > now() then coalesce(reservation.held_since, now()) else now() end`
const hold = preparedQuery(
  'hold',
  sql`
    with cleared as (
      delete from reservation
      where resource_id = ${resourceId} and during && ${during} and kind = 'hold' and expires_at <= now()
      returning id
    )
    insert into reservation (resource_id, organization_id, during, kind, session_id, expires_at, time_selection_type,
      held_since, holder_address, holder_network)
    select ${resourceId}, ${sql.placeholder('organizationId')}::int, ${during}, 'hold', ${sql.placeholder('sessionId')}::uuid,
      now() + least(${seconds}, ${longest}), ${sql.placeholder('type')}::text,
      now(), ${sql.placeholder('address')}::text, ${sql.placeholder('network')}::text
    from (select count(*) from cleared) as after_clearing
    on conflict (session_id) where kind = 'hold' do update set
      resource_id = excluded.resource_id, organization_id = excluded.organization_id, during = excluded.during,
      expires_at = least(excluded.expires_at, (${since}) + ${longest}),
      time_selection_type = excluded.time_selection_type, held_since = (${since}),
      holder_address = excluded.holder_address, holder_network = excluded.holder_network`,
  any(),
)

/**
 * Holds a lift for the session and replaces its earlier hold.
 * One query deletes expired holds in a CTE and inserts the new one, and the exclusion constraint detects conflicts.
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
const activeHoldOf = (sessionId: string | Placeholder) =>
  and(eq(reservation.sessionId, sessionId), eq(reservation.kind, 'hold'), gt(reservation.expiresAt, sql`now()`))

/** Whole seconds until the hold expires, rounded up, so that a caller who waits for them finds it expired. */
const remaining = sql<number>`ceil(extract(epoch from ${reservation.expiresAt} - now()))::int`
/** Age of the hold in seconds. */
const age = sql<number>`extract(epoch from now() - coalesce(${reservation.heldSince}, now()))::float8`

/** Loads the session's hold and the seconds that are left of it, or null if it has none or it has expired. */
export async function remainingHold(
  db: Database,
  sessionId: string,
  longestSeconds: number,
): Promise<ReservedTime | null> {
  const [found] = await db
    .select({ ...reservedTime, remaining, age })
    .from(reservation)
    .where(activeHoldOf(sessionId))
  if (!found) return null
  const { remaining: heldSeconds, age: since, ...time } = found
  return { ...time, heldSeconds, heldSecondsAtMost: Math.max(heldSeconds, Math.ceil(longestSeconds - since)) }
}

/** A reserved time with its row, which the counted resources of the visit belong to. */
export interface ReservationRow {
  readonly id: number
  readonly organizationId: number
  readonly time: ReservedTime
  /** Whether it takes any counted resource. */
  readonly takesCounted: boolean
}

const FoundRow = object({
  id: number(),
  organizationId: number(),
  type: enums(reservation.timeSelectionType.enumValues),
  start: string(),
  end: string(),
  takesCounted: boolean(),
})
const foundWhere = (name: string, condition: SQL | undefined) =>
  preparedQuery(
    name,
    sql`
      select id::float8, organization_id as "organizationId", time_selection_type as type,
        ${wallClock('lower')} as start, ${wallClock('upper')} as end,
        exists (select from counted_reservation where reservation_id = ${reservation.id}) as "takesCounted"
      from reservation where ${condition}`,
    FoundRow,
  )
const foundHold = foundWhere('hold-of-session', activeHoldOf(sql.placeholder('sessionId')))
const foundBooked = foundWhere('time-of-booking', eq(reservation.bookingId, sql.placeholder('bookingId')))

/** Loads the reservation that a session holds or that a booking has, or null if there is none or the hold has expired. */
export async function findReservation(
  db: Database,
  of: { readonly sessionId: string } | { readonly bookingId: string },
): Promise<ReservationRow | null> {
  const found = await first('sessionId' in of ? foundHold(db, of) : foundBooked(db, of))
  if (!found) return null
  const { type, start, end, ...row } = found
  return { ...row, time: { type, start, end } }
}

/** Loads the time that the session holds, or null if it has no hold or the hold has expired. */
export const activeHold = (db: Database, sessionId: string): Promise<ReservedTime | null> =>
  first(db.select(reservedTime).from(reservation).where(activeHoldOf(sessionId)))

const prolonged = preparedQuery(
  'prolonged-hold',
  sql`
    update reservation
    set held_since = coalesce(held_since, now()),
      expires_at = least(now() + ${seconds}, coalesce(held_since, now()) + ${longest})
    where ${activeHoldOf(sql.placeholder('sessionId'))}
    returning id::float8`,
  object({ id: number() }),
)

/**
 * Extends the session's hold to `seconds` from now, within its absolute lifetime. Returns false if it has expired, or if
 * there is none.
 */
export async function prolongHold(db: Database, sessionId: string, lifetime: HoldLifetime): Promise<boolean> {
  return (await prolonged(db, { sessionId, ...lifetime })).length > 0
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
export const confirmHold = (tx: Database, sessionId: string, bookingId: string): Promise<ReservedTime | null> =>
  first(
    tx
      .update(reservation)
      .set({ kind: 'confirmed', expiresAt: null, heldSince: null, holderAddress: null, holderNetwork: null, bookingId })
      .where(activeHoldOf(sessionId))
      .returning(reservedTime),
  )

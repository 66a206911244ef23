import { and, eq, gt, sql } from 'drizzle-orm'
import { any } from 'superstruct'
import type { ReservedTime } from '../domain/booking-document'
import { sqlState, statement, type Database } from './database'
import { reservation } from './schema/reservations'

/** A time on a lift that a session asks for. */
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
  // Weaker than `for update`: rows that only refer to the workshop can still be written.
  sql`select id from organization where id = ${sql.placeholder('organizationId')} for no key update`,
  any(),
)

/**
 * Waits until nobody else is taking a time at the workshop, and lets nobody in until the transaction ends; a calendar read
 * afterwards shows all who came before. The constraint alone would judge rightly too, but inserts that meet in it may wait
 * for each other, and then PostgreSQL lets a second go by for each before it refuses one.
 */
export async function takeTurn(tx: Database, organizationId: number): Promise<void> {
  await turn(tx, { organizationId })
}

/** Somebody else has the time. */
export class TimeTaken extends Error {
  override readonly name = 'TimeTaken'
}

/** Exclusion violated, or two that waited for each other: somebody else was first. */
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
 * Takes the lift for the session, in place of what it held before. One statement: holds that ran out are cleared by a CTE
 * which the insert reads from, and the exclusion constraint judges, so that there is no moment between looking and taking.
 * Throws `TimeTaken` where somebody else has it; the transaction is over then, and what was held before stays.
 */
export async function takeHold(tx: Database, ask: HoldRequest): Promise<void> {
  try {
    await hold(tx, { ...ask })
  } catch (error) {
    throw TAKEN.has(sqlState(error) ?? '') ? new TimeTaken('somebody else has it', { cause: error }) : error
  }
}

const wallClock = (edge: 'lower' | 'upper') =>
  sql<string>`to_char(${sql.raw(edge)}(${reservation.during}), 'YYYY-MM-DD"T"HH24:MI:SS')`
/** A reservation's columns as a reserved time. */
export const reservedTime = {
  type: reservation.timeSelectionType,
  start: wallClock('lower'),
  end: wallClock('upper'),
}
const livingHoldOf = (sessionId: string) =>
  and(eq(reservation.sessionId, sessionId), eq(reservation.kind, 'hold'), gt(reservation.expiresAt, sql`now()`))

/** The time the session holds, while it does. */
export async function livingHold(db: Database, sessionId: string): Promise<ReservedTime | null> {
  const [found] = await db.select(reservedTime).from(reservation).where(livingHoldOf(sessionId))
  return found ?? null
}

/** Keeps what the session holds for so many seconds from now on, if it still holds it. */
export async function prolongHold(db: Database, sessionId: string, seconds: number): Promise<void> {
  await db
    .update(reservation)
    .set({ expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(livingHoldOf(sessionId))
}

/** Lets go of what the session holds. */
export async function dropHold(db: Database, sessionId: string): Promise<void> {
  await db.delete(reservation).where(and(eq(reservation.sessionId, sessionId), eq(reservation.kind, 'hold')))
}

/** Turns the session's hold into the time of a booking; null where it has none, or it ran out. */
export async function confirmHold(tx: Database, sessionId: string, bookingId: string): Promise<ReservedTime | null> {
  const [confirmed] = await tx
    .update(reservation)
    .set({ kind: 'confirmed', expiresAt: null, bookingId })
    .where(livingHoldOf(sessionId))
    .returning(reservedTime)
  return confirmed ?? null
}

/** Planned reminders, which several processes may share. */
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { enums, integer, object, string, type Infer } from 'superstruct'
import { addHours, type WallDateTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from '../../platform/database/database'
import { booking, visitBegins } from '../../platform/database/schema/bookings'
import { reminder, type ReminderChannel } from '../../platform/database/schema/visits'
import type { PlannedReminder, ReminderKind } from '../rules/plan'

/** Adds reminders to a booking, which the caller has locked. Those that it has already stay as they are. */
export async function insertReminders(
  tx: Database,
  bookingId: string,
  planned: readonly PlannedReminder[],
): Promise<void> {
  if (planned.length === 0) return
  const rows = planned.map(({ channel, hours, dueAt }) => ({ bookingId, channel, hours, dueAt }))
  await tx.insert(reminder).values(rows).onConflictDoNothing()
}

/** A reminder may be due so many hours earlier than its own hours before the visit say, because texts rest at night. */
const NIGHT_HOURS = 14

/**
 * Lists the next bookings, by id, that lack a reminder of some kind though its time has not come. Some of them may turn out
 * to need none.
 */
export async function listUnplanned(
  db: Database,
  kinds: readonly ReminderKind[],
  now: WallDateTime,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<string[]> {
  const lacks = kinds.map(
    ({ channel, hours }) => sql`
      ${visitBegins} >= ${addHours(now, Math.max(0, hours * 1.5 - NIGHT_HOURS))} and not exists (
        select from reminder where booking_id = booking.id and channel = ${channel} and hours = ${hours}
      )`,
  )
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        sql`${visitBegins} > ${now}`,
        sql`${booking.document}->'booking_total_duration'->>'start' is not null`,
        isNull(booking.cancelledAt),
        isNull(booking.remindersStoppedAt),
        after === '' ? undefined : gt(booking.id, after),
        or(...lacks),
      ),
    )
    .orderBy(asc(booking.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Drops the reminders of a booking. Returns whether it had any. */
export async function dropReminders(tx: Database, bookingId: string): Promise<boolean> {
  const dropped = await tx
    .delete(reminder)
    .where(eq(reminder.bookingId, bookingId))
    .returning({ hours: reminder.hours })
  return dropped.length > 0
}

/** Whether a booking has planned reminders of the configured kinds. Others are never sent. */
export async function hasReminders(db: Database, bookingId: string, kinds: readonly ReminderKind[]): Promise<boolean> {
  if (kinds.length === 0) return false
  const ofKinds = kinds.map(({ channel, hours }) => and(eq(reminder.channel, channel), eq(reminder.hours, hours)))
  return (await db.$count(reminder, and(eq(reminder.bookingId, bookingId), or(...ofKinds)))) > 0
}

/** Stops the reminders of a booking, also those of a later time. The caller must have locked the booking. */
export async function markStopped(tx: Database, bookingId: string): Promise<void> {
  await dropReminders(tx, bookingId)
  await tx
    .update(booking)
    .set({ remindersStoppedAt: sql`coalesce(${booking.remindersStoppedAt}, now())` })
    .where(eq(booking.id, bookingId))
}

const TakenReminder = object({
  bookingId: string(),
  channel: enums(['MAIL', 'SMS']),
  hours: integer(),
  /** Number of attempts, this one included. */
  attempts: integer(),
})
/** A due reminder that this process has leased. */
export type TakenReminder = Infer<typeof TakenReminder>

const LEASE = sql`interval '5 minutes'`

/** Leases the reminder of a channel that is due for longest by the business clock. Returns null if none is due. */
export async function takeDueReminder(
  db: Database,
  channel: ReminderChannel,
  now: WallDateTime,
): Promise<TakenReminder | null> {
  const [taken] = await queryRows(
    db,
    sql`
      update reminder set attempts = attempts + 1, next_attempt_at = now() + ${LEASE}
      where (booking_id, channel, hours) = (
        select booking_id, channel, hours from reminder
        where channel = ${channel} and due_at <= ${now}::timestamp and next_attempt_at <= now()
        order by due_at limit 1 for update skip locked
      )
      returning booking_id::text as "bookingId", channel, hours, attempts`,
    TakenReminder,
  )
  return taken ?? null
}

const isLeased = ({ bookingId, channel, hours, attempts }: TakenReminder) =>
  and(
    eq(reminder.bookingId, bookingId),
    eq(reminder.channel, channel),
    eq(reminder.hours, hours),
    eq(reminder.attempts, attempts),
  )

/** Removes a leased reminder. Returns false if it was dropped or leased by another process meanwhile. */
export async function removeReminder(tx: Database, taken: TakenReminder): Promise<boolean> {
  const removed = await tx.delete(reminder).where(isLeased(taken)).returning({ hours: reminder.hours })
  return removed.length > 0
}

/** Reschedules a leased reminder. */
export async function postponeReminder(db: Database, taken: TakenReminder, seconds: number): Promise<void> {
  await db
    .update(reminder)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(isLeased(taken))
}

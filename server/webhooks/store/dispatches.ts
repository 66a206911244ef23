/** Dispatches of events, which several processes may share. All times are by the database's clock. */
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { integer, number, object, record, string, unknown, type Infer } from 'superstruct'
import { queryRows, type Database } from '../../platform/database/database'
import { webhookDelivery } from '../../platform/database/schema/webhooks'

const TakenEvent = object({
  eventId: number(),
  messageId: string(),
  type: string(),
  bookingId: string(),
  data: record(string(), unknown()),
  /** When it happened; ISO 8601 in UTC. */
  occurred: string(),
  /** Number of attempts, this one included. */
  attempts: integer(),
})
/** A due event that this process has leased. */
export type TakenEvent = Infer<typeof TakenEvent>

/** Duration of a lease: longer than an attempt. */
const LEASE = sql`interval '5 minutes'`

const isoTime = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Leases the oldest due event of an endpoint. Returns null if none is due. */
export async function takeDueEvent(db: Database, endpoint: string): Promise<TakenEvent | null> {
  const [taken] = await queryRows(
    db,
    sql`
      update webhook_delivery as delivery set attempts = attempts + 1, next_attempt_at = now() + ${LEASE}
      from webhook_event as event
      where event.id = delivery.event_id and (delivery.endpoint, delivery.event_id) = (
        select endpoint, event_id from webhook_delivery
        where endpoint = ${endpoint} and delivered_at is null and dead_at is null and next_attempt_at <= now()
        order by event_id limit 1 for update skip locked
      )
      returning event.id::float8 as "eventId", event.message_id::text as "messageId", event.type,
        event.booking_id::text as "bookingId", event.data, ${isoTime(sql`event.created_at`)} as occurred,
        delivery.attempts`,
    TakenEvent,
  )
  return taken ?? null
}

/** A dispatch that this process has leased, unless another has leased it meanwhile. */
const isLeased = (endpoint: string, { eventId, attempts }: TakenEvent) =>
  and(
    eq(webhookDelivery.endpoint, endpoint),
    eq(webhookDelivery.eventId, eventId),
    eq(webhookDelivery.attempts, attempts),
    isNull(webhookDelivery.deliveredAt),
  )

export async function markDispatched(db: Database, endpoint: string, taken: TakenEvent): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ deliveredAt: sql`now()`, lastError: null })
    .where(isLeased(endpoint, taken))
}

/** Reschedules a dispatch, or gives it up if `seconds` is null. */
export async function markFailed(
  db: Database,
  endpoint: string,
  taken: TakenEvent,
  lastError: string,
  seconds: number | null,
): Promise<void> {
  const next =
    seconds === null ? { deadAt: sql`now()` } : { nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` }
  await db
    .update(webhookDelivery)
    .set({ ...next, lastError })
    .where(isLeased(endpoint, taken))
}

/**
 * Deletes dispatches that were taken a week ago, that are dead for a month or that no endpoint takes any more, and then the
 * events without a dispatch. Until then they can be replayed.
 */
export async function cleanWebhooks(db: Database): Promise<void> {
  await db.execute(sql`
    delete from webhook_delivery using webhook_event
    where webhook_event.id = event_id and (
      delivered_at <= now() - interval '7 days' or dead_at <= now() - interval '30 days'
      or created_at <= now() - interval '60 days'
    )`)
  await db.execute(
    sql`delete from webhook_event where not exists (select from webhook_delivery where event_id = webhook_event.id)`,
  )
}

/** Dispatches that failed, for the operator. */
import { boolean, integer, nullable, number, object, string, type Infer } from 'superstruct'
import { sql } from 'drizzle-orm'
import { queryRows, type Database } from '../../platform/database/database'

const FailedDispatch = object({
  eventId: number(),
  endpoint: string(),
  type: string(),
  bookingId: string(),
  attempts: integer(),
  isDead: boolean(),
  lastError: nullable(string()),
  /** ISO 8601 in UTC. */
  nextAttempt: string(),
})
export type FailedDispatch = Infer<typeof FailedDispatch>

/** Lists the dispatches that are dead, or that failed and wait for another attempt, in the order of their events. */
export const listFailedDispatches = (db: Database): Promise<FailedDispatch[]> =>
  queryRows(
    db,
    sql`
      select event_id::float8 as "eventId", endpoint, type, booking_id::text as "bookingId", attempts,
        dead_at is not null as "isDead", last_error as "lastError",
        to_char(next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "nextAttempt"
      from webhook_delivery join webhook_event on webhook_event.id = event_id
      where delivered_at is null and (dead_at is not null or last_error is not null)
      order by event_id, endpoint`,
    FailedDispatch,
  )

/** What to send again: one event, dispatched or not, or all dead ones. Of one endpoint, or of all. */
export interface Replay {
  readonly eventId: number | null
  readonly endpoint: string | null
}

/** Makes dispatches due at once, with all their attempts before them. Returns how many there are. */
export async function replay(db: Database, { eventId, endpoint }: Replay): Promise<number> {
  const replayed = await queryRows(
    db,
    sql`
      update webhook_delivery set attempts = 0, next_attempt_at = now(), delivered_at = null, dead_at = null
      where ${eventId === null ? sql`dead_at is not null` : sql`event_id = ${eventId}`}
        and (${endpoint}::text is null or endpoint = ${endpoint})
      returning endpoint`,
    object({ endpoint: string() }),
  )
  return replayed.length
}

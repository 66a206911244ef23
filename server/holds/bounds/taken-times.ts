import { sql } from 'drizzle-orm'
import { boolean, nullable, number, object, type Infer } from 'superstruct'
import { preparedQuery, type Database } from '../../platform/database/database'
import type { Holder } from './holder'

const Taken = object({
  /** Whether it is the address's own, and not only its network's. */
  isOwn: boolean(),
  /** Seconds until the hold ends; null for a saved booking. */
  endingIn: nullable(number()),
  /** Seconds since the booking was saved; null for a hold. */
  age: nullable(number()),
})

/** What else is asked of, and not counted. */
interface Asked extends Holder {
  readonly organizationId: number
  readonly sessionId: string
  /** The saved booking that the session changes; null for a new one. */
  readonly bookingId: string | null
}

const taken = preparedQuery(
  'times-of-holder',
  sql`
    select holder_address = ${sql.placeholder('address')}::text as "isOwn",
      extract(epoch from expires_at - now())::float8 as "endingIn", null::float8 as age
    from reservation
    where organization_id = ${sql.placeholder('organizationId')}::int and kind = 'hold' and expires_at > now()
      and session_id <> ${sql.placeholder('sessionId')}::uuid
      and holder_network = ${sql.placeholder('network')}::text
    union all
    select saved.holder_address = ${sql.placeholder('address')}::text, null, extract(epoch from now() - saved_at)::float8
    from unpaid_booking as saved join booking on booking.id = saved.booking_id
    where saved.holder_network = ${sql.placeholder('network')}::text
      and (booking.document->'organization'->>'id')::int = ${sql.placeholder('organizationId')}::int
      and booking.cancelled_at is null
      and booking.id is distinct from ${sql.placeholder('bookingId')}::uuid`,
  Taken,
)

/**
 * Lists the unpaid times that a network has at a workshop, held or saved within a day, apart from the session's own. The
 * caller has locked the workshop, so that no other session can hold a time there before the transaction ends.
 */
export const takenTimes = (tx: Database, asked: Asked): Promise<Infer<typeof Taken>[]> => taken(tx, { ...asked })

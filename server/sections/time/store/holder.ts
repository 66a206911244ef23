import { sql } from 'drizzle-orm'
import { integer, nullable, object, type Infer } from 'superstruct'
import { statement, type Database } from '../../../platform/database/database'

/** HMACs of the address and the network of a session that holds a time. */
export interface Holder {
  readonly address: string
  readonly network: string
}

const Held = object({
  ofAddress: integer(),
  /** Seconds until the first hold of the address expires; null if it has none. */
  addressEndsIn: nullable(integer()),
  ofNetwork: integer(),
  networkEndsIn: nullable(integer()),
})

const counted = statement(
  'holds-of-holder',
  sql`
    select count(*) filter (where is_own)::int as "ofAddress", count(*)::int as "ofNetwork",
      ceil(extract(epoch from min(expires_at) filter (where is_own) - now()))::int as "addressEndsIn",
      ceil(extract(epoch from min(expires_at) - now()))::int as "networkEndsIn"
    from (
      select expires_at, holder_address = ${sql.placeholder('address')}::text as is_own from reservation
      where organization_id = ${sql.placeholder('organizationId')}::int and kind = 'hold' and expires_at > now()
        and session_id <> ${sql.placeholder('sessionId')}::uuid
        and holder_network = ${sql.placeholder('network')}::text
    ) as held`,
  Held,
)

/**
 * Counts the living holds of an address and its network at a workshop, apart from the session's own. The caller has
 * locked the workshop, so that no other session can take a hold there before the transaction ends.
 */
export async function countHolds(
  tx: Database,
  asked: Holder & { readonly organizationId: number; readonly sessionId: string },
): Promise<Infer<typeof Held>> {
  const [found] = await counted(tx, { ...asked })
  if (!found) throw new Error('the count query returned no row')
  return found
}

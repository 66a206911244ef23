import { sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/database'
import { cardPayment } from '../../../../platform/database/schema/payments'
import type { CardPaymentRow } from './card-payments'

/**
 * Takes a payment of the last day that the provider has not reported as paid, to ask for it. Null if none is due. The
 * pause doubles: a payment is due after five minutes, and then when its age has doubled since it was last asked for. A
 * failed one is asked for too, because a provider may correct itself.
 */
export async function takeUnpaidPayment(db: Database): Promise<CardPaymentRow | null> {
  const [taken] = await db
    .update(cardPayment)
    .set({ stateAskedAt: sql`now()` })
    .where(
      sql`${cardPayment.orderNumber} = (
        select order_number from card_payment
        where state <> 'PAID' and created_at > now() - interval '1 day' and created_at < now() - interval '5 minutes'
          and (state_asked_at is null or now() - state_asked_at >= state_asked_at - created_at)
        order by coalesce(state_asked_at, created_at) limit 1 for update skip locked)`,
    )
    .returning()
  return taken ?? null
}

/** Replaces payments by their amounts, which the chain's books need without a person. */
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { APPROVED_STATUSES, cardPayment, creditData, keptAmount, payment } from '../platform/database/schema/payments'

const dayOf = (at: SQL): SQL => sql`(${at} at time zone 'Europe/Helsinki')::date`

/** A received payment of which the customer has not got back all that is due. One without a booking is due as a whole. */
const isOwed = sql`(state = 'PAID' and (refund_cents > refunded_cents or (booking_id is null and refund_cents < amount_cents)))`

/** A card payment about which the provider is asked nothing more. */
export const isSettled = sql`not ${isOwed}`

/** Erases card payments. */
export async function keepCardAmounts(tx: Database, orderNumbers: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with erased as (
      delete from ${cardPayment} where ${inArray(cardPayment.orderNumber, [...orderNumbers])} returning *
    )
    insert into ${keptAmount} (kind, day, amount_cents, returned_cents)
    select 'CARD', ${dayOf(sql`created_at`)}, amount_cents, refunded_cents from erased where state = 'PAID'`)
}

/**
 * Unlinks the card payments whose refund is still due from their booking and session. The order number, which returns
 * the refund, names nobody. Returns how many.
 */
export async function unlinkOwed(tx: Database, condition: SQL | undefined): Promise<number> {
  const unlinked = await tx
    .update(cardPayment)
    .set({
      sessionId: sql`gen_random_uuid()`,
      bookingId: sql`case when ${cardPayment.bookingId} is null then null else gen_random_uuid() end`,
    })
    .where(and(condition, isOwed))
    .returning({ one: sql`1` })
  return unlinked.length
}

/** Erases applications for credit. Of an approved one that paid for a booking it keeps the part of the price then. */
export async function keepCreditAmounts(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with erased as (
      delete from ${creditData} where ${inArray(creditData.paymentId, [...ids])} returning *
    )
    insert into ${keptAmount} (kind, day, amount_cents, returned_cents)
    select 'CREDIT', ${dayOf(sql`p.created_at`)}, least(amount_cents, p.approved_cents, p.total_cents), 0
    from erased join ${payment} p on p.id = payment_id
    where booking_id is not null and ${inArray(sql`p.status`, [...APPROVED_STATUSES])}`)
  await tx.delete(payment).where(inArray(payment.id, [...ids]))
}

import type { PaymentSummary } from '#shared/api/nouns/payment'
import type { Price } from '#shared/api/nouns/price'
import type { cardPayment } from '../../../../platform/database/schema/payments'
import { inCents, inEuros } from '../../../../platform/money'

/** A card payment that the provider has received. Money in cents. */
export type PaidByCard = Pick<typeof cardPayment.$inferSelect, 'orderNumber' | 'amountCents' | 'refundCents'>

/** Payments of a booking, the oldest first. */
export interface Payments {
  readonly cards: readonly PaidByCard[]
  /** Most that the approved credit may pay. */
  readonly limitCents: number
  /** An application has been made whose outcome is not known yet. */
  readonly isCreditPending: boolean
}

const sumOf = (cards: readonly PaidByCard[], key: 'amountCents' | 'refundCents'): number =>
  cards.reduce((sum, card) => sum + card[key], 0)

/**
 * Returns the figures of a booking's payments. The credit pays what the cards leave of the price, up to its limit (RC-22).
 * Nothing is due after a cancellation, and the credit is then what it would have paid.
 */
export function paymentSummary(
  { cards, limitCents, isCreditPending }: Payments,
  price: Price | null,
  isCancelled = false,
): PaymentSummary {
  const [paid, refund] = [sumOf(cards, 'amountCents'), sumOf(cards, 'refundCents')]
  const left = Math.max(0, inCents(price?.active_price ?? 0) - (isCancelled ? paid : paid - refund))
  const credit = Math.min(limitCents, left)
  return {
    paid: inEuros(paid),
    credit: inEuros(credit),
    due: isCancelled ? 0 : price?.undefined ? null : inEuros(left - credit),
    refund: inEuros(refund),
    ...(isCreditPending && credit === 0 && !isCancelled && { credit_pending: true }),
  }
}

/**
 * Returns the card payments with what must be returned after a save, a change or a cancellation: what was paid too much.
 * The newest payment is returned first. A refund is never taken back, and a price that is agreed later returns nothing.
 */
export function withRefunds(
  { cards }: Pick<Payments, 'cards'>,
  price: Price | null,
  isCancelled: boolean,
): PaidByCard[] {
  if (!isCancelled && price?.undefined) return [...cards]
  const owed = isCancelled ? 0 : inCents(price?.active_price ?? 0)
  let excess = sumOf(cards, 'amountCents') - sumOf(cards, 'refundCents') - owed
  const settle = ({ orderNumber, amountCents, refundCents }: PaidByCard): PaidByCard => {
    const more = Math.max(0, Math.min(excess, amountCents - refundCents))
    excess -= more
    return { orderNumber, amountCents, refundCents: refundCents + more }
  }
  return cards.toReversed().map(settle).toReversed()
}

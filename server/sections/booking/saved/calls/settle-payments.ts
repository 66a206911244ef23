import type { PaymentSummary } from '#shared/api/nouns/payment'
import type { Price } from '#shared/api/nouns/price'
import { paymentSummary, withRefunds } from '../rules/payment-summary'
import { findPayments, storeRefunds } from '../store/booking-payments'
import type { Database } from '../../../../platform/database/database'

/**
 * Settles the payments of a booking with its price, in the transaction of its save, change or cancellation: what was
 * paid too much becomes a refund, which `returnRefunds` sends to the provider afterwards.
 */
export async function settlePayments(
  tx: Database,
  bookingId: string,
  price: Price | null,
  isCancelled = false,
): Promise<PaymentSummary> {
  const payments = await findPayments(tx, { sessionId: null, bookingId })
  const cards = withRefunds(payments, price, isCancelled)
  await storeRefunds(tx, cards)
  return paymentSummary({ ...payments, cards }, price, isCancelled)
}

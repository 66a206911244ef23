import { type } from 'superstruct'
import { paymentDetails } from './ask-state'
import type { SendCall } from './client'

/**
 * Returns money to the card until `totalCents` are returned. Visma Pay has no key for repeated requests, so the refunds
 * that it knows are subtracted first. Counts every refund in its list, also one that it later failed to pay, because a
 * refund too few is mended by hand and one too many is lost. A caller must not run two at a time for one payment.
 */
export async function refundUpTo(
  send: SendCall,
  { orderNumber, totalCents }: { readonly orderNumber: string; readonly totalCents: number },
  signal: AbortSignal,
): Promise<void> {
  const { refunds = [] } = await paymentDetails(send, orderNumber, signal)
  // A refund has a negative amount.
  const returnedCents = refunds.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const amount = totalCents - returnedCents
  if (amount <= 0) return
  const call = { name: 'create_refund', body: { order_number: orderNumber, amount }, signed: [orderNumber] }
  await send(call, type({}), signal)
}

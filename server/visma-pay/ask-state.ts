import { array, integer, literal, optional, type, type Infer } from 'superstruct'
import type { CardPaymentState } from '../providers/card-payment'
import { VismaPayRefusal, type SendCall, type VismaPayCall } from './client'

/** Results of a payment that is not paid. Any other one says nothing about the payment. */
const [FAILED, UNKNOWN_PAYMENT, IN_PROGRESS] = [2, 3, 4]

const Status = type({ settled: optional(integer()) })
const Details = type({
  payment: type({
    amount: integer(),
    currency: literal('EUR'),
    refunds: optional(array(type({ amount: integer() }))),
  }),
})
export type Details = Infer<typeof Details>['payment']

const ofOrder = (name: string, orderNumber: string): VismaPayCall => ({
  name,
  body: { order_number: orderNumber },
  signed: [orderNumber],
})

/** Loads the amount of a payment and its refunds, in cents. */
export async function paymentDetails(send: SendCall, orderNumber: string, signal: AbortSignal): Promise<Details> {
  const { payment } = await send(ofOrder('get_payment', orderNumber), Details, signal)
  return payment
}

/**
 * Asks for the state of a payment, and for the amount of a paid one. Null if Visma Pay has no such payment. A payment
 * that is only authorised is captured, because money that is not captured is not received and cannot be returned.
 */
export async function askState(
  send: SendCall,
  orderNumber: string,
  signal: AbortSignal,
): Promise<CardPaymentState | null> {
  try {
    const { settled } = await send(ofOrder('check_payment_status', orderNumber), Status, signal)
    if (settled === 0) await send(ofOrder('capture', orderNumber), type({}), signal)
  } catch (error) {
    if (!(error instanceof VismaPayRefusal) || error.call !== 'check_payment_status') throw error
    if (error.result === FAILED) return { state: 'FAILED' }
    if (error.result === IN_PROGRESS) return { state: 'STARTED' }
    if (error.result === UNKNOWN_PAYMENT) return null
    throw error
  }
  const { amount } = await paymentDetails(send, orderNumber, signal)
  return { state: 'PAID', amountCents: amount }
}

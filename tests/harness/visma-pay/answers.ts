/** Answers of the fake Visma Pay to the calls of its API. */
import { randomUUID } from 'node:crypto'
import { integer, is, literal, string, type } from 'superstruct'
import { KEYS, proofOf, type FakePayment } from './payments'

type Answer = Readonly<Record<string, unknown>>

const Signed = type({ api_key: string(), authcode: string(), version: string() })
const OfOrder = type({ order_number: string() })
const Start = type({
  order_number: string(),
  amount: integer(),
  currency: literal('EUR'),
  payment_method: type({
    type: literal('e-payment'),
    return_url: string(),
    notify_url: string(),
    token_valid_until: integer(),
  }),
})
const Refund = type({ order_number: string(), amount: integer() })

const invalid = (...errors: readonly string[]): Answer => ({ result: 1, errors })

/** Answers a call. Refuses one without the proof over the API key and, if there is one, the order number. */
export function answerCall(name: string, body: unknown, payments: Map<string, FakePayment>): Answer {
  if (!is(body, Signed)) return invalid('Malformed call.')
  if (body.api_key !== KEYS.apiKey) return invalid(`Unknown API key ${body.api_key}.`)
  const signed = is(body, OfOrder) ? [body.api_key, body.order_number] : [body.api_key]
  if (body.authcode !== proofOf(signed.join('|'))) return invalid('Invalid authcode.')
  if (name === 'merchant_payment_methods') return body.version === '2' ? { result: 0, payment_methods: [] } : invalid()
  if (body.version !== 'w3.2') return invalid('Unknown version.')
  if (name === 'auth_payment') return is(body, Start) ? start(body, payments) : invalid('Malformed payment.')
  const payment = is(body, OfOrder) ? payments.get(body.order_number) : undefined
  if (name === 'check_payment_status') return payment ? statusOf(payment) : { result: 3 }
  if (!payment) return invalid('Unknown order number.')
  if (name === 'get_payment') return { result: 0, payment: detailsOf(payment) }
  if (name === 'capture') return capture(payment)
  if (name === 'create_refund') return is(body, Refund) ? refund(payment, body.amount) : invalid('Malformed refund.')
  return invalid('Unknown call.')
}

function start(
  { order_number: orderNumber, amount, payment_method: method }: typeof Start.TYPE,
  payments: Map<string, FakePayment>,
): Answer {
  if (payments.has(orderNumber)) return { result: 2, errors: ['Duplicate order number.'] }
  const token = randomUUID()
  const { return_url: returnUrl, notify_url: notifyUrl } = method
  payments.set(orderNumber, { orderNumber, amount, returnUrl, notifyUrl, token, outcome: null, refunds: [] })
  return { result: 0, token, type: 'e-payment' }
}

function statusOf({ outcome }: FakePayment): Answer {
  if (outcome === 'paid' || outcome === 'authorised')
    return { result: 0, settled: outcome === 'paid' ? 1 : 0, source: { object: 'card', last4: '1111' } }
  return { result: outcome === 'declined' || outcome === 'given up' ? 2 : 4 }
}

const detailsOf = ({ orderNumber, amount, refunds }: FakePayment): Answer => ({
  id: 1,
  amount,
  currency: 'EUR',
  order_number: orderNumber,
  status: 4,
  refund_type: 'instant',
  refunds: refunds.map((cents, index) => ({ id: index, amount: -cents, status: 9 })),
})

function capture(payment: FakePayment): Answer {
  if (payment.outcome !== 'authorised') return { result: 2 }
  payment.outcome = 'paid'
  return { result: 0 }
}

/** Visma Pay itself does not recognise a repeated refund. */
function refund({ outcome, amount, refunds }: FakePayment, cents: number): Answer {
  const returned = refunds.reduce((sum, one) => sum + one, 0)
  if (outcome !== 'paid' || cents <= 0 || returned + cents > amount) return invalid('The amount cannot be returned.')
  refunds.push(cents)
  return { result: 0, type: 'instant', refund_id: refunds.length }
}

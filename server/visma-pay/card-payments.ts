/** Card payments through Visma Pay (docs/providers.md). */
import { string, type } from 'superstruct'
import { sameSecret } from '../platform/secrets'
import { authCodeOf, type CardOrder, type CardPayments } from '../providers/card-payment'
import { noticeAddress, returnAddress } from '../sections/payments/card/index'
import { askState } from './ask-state'
import { inTime, vismaPayClient, type VismaPayCall } from './client'
import type { VismaPayConfig } from './config'
import { refundUpTo } from './refund'
import { signedReturn } from './signed-return'

/** A payment that is not made within an hour lapses. */
const VALID_SECONDS = 3600

/** Creates the provider. `restRoot` is the public address of this server's REST root, where payments return and are told of. */
export function vismaPayCardPayments(config: VismaPayConfig, restRoot: string): CardPayments {
  const { privateKey, address } = config
  const send = vismaPayClient(config)
  return {
    enabled: async () => true,
    getToken: async (order) => {
      const { token } = await send(startOf(order, restRoot), type({ token: string() }), inTime())
      return { token, url: `${address}/token/${encodeURIComponent(token)}` }
    },
    isAuthentic: async (returned) => sameSecret(authCodeOf(privateKey, returned), returned.authCode),
    readSigned: (parameters) => signedReturn(privateKey, parameters),
    askState: (orderNumber) => askState(send, orderNumber, inTime()),
    refund: (refund) => refundUpTo(send, refund, inTime()),
  }
}

/** Sends nothing about the customer. Only cards, because a refund to a bank account needs the customer's answer. */
const startOf = ({ orderNumber, amountCents, returnUrl }: CardOrder, restRoot: string): VismaPayCall => ({
  name: 'auth_payment',
  signed: [orderNumber],
  body: {
    order_number: orderNumber,
    amount: amountCents,
    currency: 'EUR',
    payment_method: {
      type: 'e-payment',
      return_url: returnAddress(restRoot, returnUrl),
      notify_url: noticeAddress(restRoot),
      lang: 'fi',
      selected: ['creditcards'],
      token_valid_until: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    },
  },
})

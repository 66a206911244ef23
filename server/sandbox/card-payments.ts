/** A card payment provider inside the server. The sandbox serves its page. */
import { FAILED_CODE, PAID_CODE } from '../sections/payments/card/index'
import { type CardState, authCodeOf, type CardOrder, type CardPayments } from '../providers/card-payment'
import { CARD_PAGE, pageAddress } from './site'
import { keyed, sameSecret } from '../platform/secrets'
import type { Database } from '../platform/database/database'
import { findSandboxPayment, insertSandboxPayment, refundSandboxPayment } from './sandbox-payments'

/** Derives the sandbox's private key, one per installation. */
export const cardSandboxKey = (secret: string): string => keyed(secret, 'card-sandbox', 'private key')

const TOKEN = 'card.'
/** Checks whether a sandbox payment is a card payment. Card payments and the bank's share one table. */
export const isCardToken = (id: string): boolean => id.startsWith(TOKEN)

/** State of a card payment by the status of its row in the sandbox. */
const STATES: Readonly<Record<string, CardState>> = { BOOKED: 'PAID', DENIED: 'FAILED' }

/** Creates the sandbox provider. `origin` is the origin of its page. */
export function sandboxCardPayments(db: Database, secret: string, origin: string): CardPayments {
  const privateKey = cardSandboxKey(secret)
  const tokenOf = (orderNumber: string): string => TOKEN + keyed(privateKey, 'token', orderNumber)
  return {
    enabled: async () => true,
    getToken: async (order) => {
      const { orderNumber, amountCents } = order
      const id = tokenOf(orderNumber)
      const back = (code: string): string => returnAddress(order, code, privateKey)
      const ways = { successUrl: back(PAID_CODE), failUrl: back(FAILED_CODE) }
      await insertSandboxPayment(db, { id, status: 'SIGNING', amountCents, ...ways })
      return { token: id, url: pageAddress(origin, CARD_PAGE, id) }
    },
    isAuthentic: async (status) => sameSecret(authCodeOf(privateKey, status), status.authCode),
    refund: ({ orderNumber, totalCents }) => refundSandboxPayment(db, tokenOf(orderNumber), totalCents),
    askState: async (orderNumber) => {
      const payment = await findSandboxPayment(db, tokenOf(orderNumber))
      return payment && { state: STATES[payment.status] ?? 'STARTED', amountCents: payment.amountCents }
    },
  }
}

/** Returns the address that a payment with this outcome returns to, including the provider's proof of the outcome. */
function returnAddress({ orderNumber, returnUrl }: CardOrder, paymentState: string, privateKey: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('RETURN_CODE', paymentState)
  url.searchParams.set('ORDER_NUMBER', orderNumber)
  url.searchParams.set('AUTHCODE', authCodeOf(privateKey, { orderNumber, paymentState }))
  return url.href
}

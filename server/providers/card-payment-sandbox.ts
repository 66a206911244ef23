/** A card payment provider inside the server, whose page is the sandbox's. */
import { FAILED_CODE, PAID_CODE, type CardState } from '../domain/card-state'
import { CARD_PAGE, pageAddress } from '../sandbox/site'
import { keyed, sameSecret } from '../secrets'
import type { Database } from '../store/database'
import { findSandboxPayment, insertSandboxPayment } from '../store/sandbox-payments'
import { authCodeOf, type CardOrder, type CardPayments } from './card-payment'

/** The sandbox's private key, one per installation. */
export const cardSandboxKey = (secret: string): string => keyed(secret, 'card-sandbox', 'private key')

const TOKEN = 'card.'
/** Cards and the bank's payments are in the same books. */
export const isCardToken = (id: string): boolean => id.startsWith(TOKEN)

/** How a card payment stands by the word that the sandbox's books have for it. */
const STATES: Readonly<Record<string, CardState>> = { BOOKED: 'PAID', DENIED: 'FAILED' }

/** `origin` is where its page is. */
export function sandboxCardPayments(db: Database, secret: string, origin: string): CardPayments {
  const privateKey = cardSandboxKey(secret)
  const tokenOf = (orderNumber: string): string => TOKEN + keyed(privateKey, 'token', orderNumber)
  return {
    enabled: async () => true,
    getToken: async (order) => {
      const { orderNumber, amountCents } = order
      const id = tokenOf(orderNumber)
      const back = (code: string): string => wayBack(order, code, privateKey)
      const ways = { successUrl: back(PAID_CODE), failUrl: back(FAILED_CODE) }
      await insertSandboxPayment(db, { id, status: 'SIGNING', amountCents, ...ways })
      return { token: id, url: pageAddress(origin, CARD_PAGE, id) }
    },
    isAuthentic: async (status) => sameSecret(authCodeOf(privateKey, status), status.authCode),
    askState: async (orderNumber) => {
      const payment = await findSandboxPayment(db, tokenOf(orderNumber))
      return payment && { state: STATES[payment.status] ?? 'STARTED', amountCents: payment.amountCents }
    },
  }
}

/** Where a payment that ended so leads, with the provider's proof of it. */
function wayBack({ orderNumber, returnUrl }: CardOrder, paymentState: string, privateKey: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('RETURN_CODE', paymentState)
  url.searchParams.set('ORDER_NUMBER', orderNumber)
  url.searchParams.set('AUTHCODE', authCodeOf(privateKey, { orderNumber, paymentState }))
  return url.href
}

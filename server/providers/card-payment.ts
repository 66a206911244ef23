/** The port to a card payment provider. */
import { createHmac } from 'node:crypto'
import { keyed, sameSecret } from '../secrets'

/** A payment to be started; money in cents. */
export interface CardOrder {
  readonly orderNumber: string
  readonly amountCents: number
}

/** What the browser brings back from the provider's page. */
export interface CardReturn {
  readonly orderNumber: string
  /** '0' is paid. */
  readonly paymentState: string
  readonly authCode: string
}

export interface CardPayments {
  enabled(): Promise<boolean>
  /** Names the payment to the provider's page. `url` is that page, null where it has none of its own. */
  getToken(order: CardOrder): Promise<{ readonly token: string; readonly url: string | null }>
  /**
   * Whether the provider itself said so: the browser only carries it. A provider whose proof covers more than is carried
   * here is to be asked.
   */
  isAuthentic(status: CardReturn): Promise<boolean>
}

/** What the provider proves a return with, as Visma Pay does: an HMAC over the return code and the order's number. */
export const authCodeOf = (privateKey: string, { orderNumber, paymentState }: Omit<CardReturn, 'authCode'>): string =>
  createHmac('sha256', privateKey).update(`${paymentState}|${orderNumber}`).digest('hex').toUpperCase()

/** The sandbox's private key, one per installation. */
export const cardSandboxKey = (secret: string): string => keyed(secret, 'card-sandbox', 'private key')

/** A card payment provider inside the server. It has no page of its own. */
export function sandboxCardPayments(secret: string): CardPayments {
  const privateKey = cardSandboxKey(secret)
  return {
    enabled: async () => true,
    getToken: async ({ orderNumber, amountCents }) => ({
      token: keyed(privateKey, 'token', `${orderNumber}|${amountCents}`),
      url: null,
    }),
    isAuthentic: async (status) => sameSecret(authCodeOf(privateKey, status), status.authCode),
  }
}

/** The port to a card payment provider. */
import { createHmac } from 'node:crypto'
import type { CardState } from '../domain/card-state'

/** A payment to be started; money in cents. */
export interface CardOrder {
  readonly orderNumber: string
  readonly amountCents: number
  /** The page of this server's that the provider sends the browser back to, with what is in `CardReturn` added. */
  readonly returnUrl: string
}

/** What the browser brings back from the provider's page. */
export interface CardReturn {
  readonly orderNumber: string
  /** '0' is paid. */
  readonly paymentState: string
  readonly authCode: string
}

/** What the provider itself says of a payment. */
export interface CardSays {
  readonly state: CardState
  readonly amountCents: number
}

export interface CardPayments {
  enabled(): Promise<boolean>
  /** Names the payment to the provider's page. `url` is that page, null where it has none of its own. */
  getToken(order: CardOrder): Promise<{ readonly token: string; readonly url: string | null }>
  /** Whether the provider itself wrote what the browser carried. */
  isAuthentic(status: CardReturn): Promise<boolean>
  /** Asks the provider how a payment stands; null where it knows of none such. */
  askState(orderNumber: string): Promise<CardSays | null>
}

/** What the provider proves a return with, as Visma Pay does: an HMAC over the return code and the order's number. */
export const authCodeOf = (privateKey: string, { orderNumber, paymentState }: Omit<CardReturn, 'authCode'>): string =>
  createHmac('sha256', privateKey).update(`${paymentState}|${orderNumber}`).digest('hex').toUpperCase()

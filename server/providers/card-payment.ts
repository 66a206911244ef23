/** Port of a card payment provider. */
import { createHmac } from 'node:crypto'

/** A payment to start. Money in cents. */
export interface CardOrder {
  readonly orderNumber: string
  readonly amountCents: number
  /** Page of this server that the provider redirects the browser to, with the fields of `CardReturn` added. */
  readonly returnUrl: string
}

/** Parameters that the browser brings back from the provider's page. */
export interface CardReturn {
  readonly orderNumber: string
  /** '0' means paid. */
  readonly paymentState: string
  readonly authCode: string
}

export type CardState = 'STARTED' | 'PAID' | 'FAILED'

/** State of a payment, and the amount of a paid one, as reported by the provider. */
export type CardPaymentState =
  | { readonly state: 'PAID'; readonly amountCents: number }
  | { readonly state: Exclude<CardState, 'PAID'> }

/** A call rejects with `OutcomeUnknown` if no answer came that says what has happened. */
export interface CardPayments {
  enabled(): Promise<boolean>
  /** Registers the payment at the provider. `url` is the provider's payment page, or null if it has none. */
  getToken(order: CardOrder): Promise<{ readonly token: string; readonly url: string | null }>
  /** Verifies that the provider itself created the returned parameters. */
  isAuthentic(status: CardReturn): Promise<boolean>
  /**
   * Reads the parameters with which the provider returns the browser or notifies this server (`/payment/card/…`). Null
   * if the provider did not sign them. The result must be authentic for `isAuthentic`. A provider that returns to the
   * application's page itself and sends no notices has no such method.
   */
  readSigned?(parameters: URLSearchParams): CardReturn | null
  /**
   * Returns money to the customer's card. `totalCents` is the sum of all refunds of the payment, so that a repeated request
   * changes nothing. This server never runs two at once for one payment.
   */
  refund(refund: { readonly orderNumber: string; readonly totalCents: number }): Promise<void>
  /** Requests the state of a payment from the provider. Null if the provider has no such payment. */
  askState(orderNumber: string): Promise<CardPaymentState | null>
}

/**
 * Calculates the provider's proof of a return, as Visma Pay does: an HMAC over the return code and the order number.
 */
export const authCodeOf = (privateKey: string, { orderNumber, paymentState }: Omit<CardReturn, 'authCode'>): string =>
  createHmac('sha256', privateKey).update(`${paymentState}|${orderNumber}`).digest('hex').toUpperCase()

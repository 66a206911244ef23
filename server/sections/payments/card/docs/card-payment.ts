import type * as cardPayment from '#shared/api/contract/payments/card'
import { badRequest, conflict, notFound, tooManyRequests, type Docs } from '../../../../openapi/call-doc'

const token = 'pJ7xQ2vN5kRwT0yB8mLzC3sHdF6gAeU1oKiXtWnE9rV'
const orderNumber = 'k3VnT8wQ1rYpX6mBzL0sJfD9hCgN2uEaKiOtR5xWvM4'

/** Documentation of paying by card. */
export const cardPaymentDocs: Docs<typeof cardPayment> = {
  vismaPayEnabled: {
    heading: 'Card payment provider',
    summary: 'Whether card payment is enabled',
    description: 'Returns whether the chain accepts card payments through Visma Pay.',
    output: true,
    errors: [],
  },
  vismaPayToken: {
    heading: 'Card payment provider',
    summary: 'Start a card payment',
    description: `Starts a payment of the booking’s price, which the server calculates, under an order number of the server. If the price
has risen since an earlier payment, it starts a payment of the difference. First the provider is asked for the
session’s payments without an outcome, whose return may have come to another tab. The token
identifies the payment on the provider’s page. \`url\` is that page, or null if it is opened by the token alone.

The provider redirects the visitor back to the page in the request’s \`Referer\`, if that is on the server’s public
origin. Without a configured public origin, the origin of the request counts. For any other page, the visitor returns
to \`/\`. The provider adds \`RETURN_CODE\`, \`ORDER_NUMBER\` and \`AUTHCODE\`, which are \`paymentState\`,
\`orderNumber\` and \`authCode\` of \`store-status\`.`,
    output: { token, orderNumber, url: `https://pay.example/${token}` },
    errors: [
      conflict('CARD_PAYMENT_DISABLED', 'The chain does not accept cards.'),
      conflict('PRICE_OPEN', 'A price in the booking is agreed later.'),
      conflict('NOTHING_TO_PAY', 'The booking is empty, free of charge or an enquiry for a day.'),
      conflict('PRICE_TOO_HIGH', 'The booking costs more than a million euros.'),
      conflict('ALREADY_PAID', 'The session has already paid the price by card.'),
      conflict('OTHER_AMOUNT', 'The provider reports another amount of an earlier payment.'),
      tooManyRequests('TOO_OFTEN', 'The session has already started twenty payments.'),
    ],
  },
  storeVismaPayStatus: {
    heading: 'Card payment provider',
    summary: 'Store the result of a card payment',
    description: `Sends the parameters that the provider’s page added when it redirected the browser back. \`authCode\` is the
provider’s proof: an HMAC-SHA256 with the shop’s private key over \`paymentState|orderNumber\`, in upper-case
hexadecimal. Without a valid proof nothing is stored.

State 0 means paid, but this alone marks nothing as paid. The server requests the state from the provider and stores
that. A paid payment stays paid, so calls may be repeated in any order.`,
    input: { body: { orderNumber, paymentState: '0', authCode: '9F2C6A'.padEnd(64, '0') } },
    errors: [
      badRequest('BAD_AUTH_CODE', 'The proof is not the provider’s.'),
      badRequest('TOO_LONG', 'A text is longer than any that the provider sends.'),
      notFound('UNKNOWN_ORDER', 'The session has no such payment.'),
      conflict('NOT_PAID', 'The state is 0, but the provider does not confirm the payment.'),
      conflict('OTHER_AMOUNT', 'The provider reports another amount than requested.'),
    ],
  },
}

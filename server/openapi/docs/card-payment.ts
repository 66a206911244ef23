import type * as cardPayment from '#shared/api/contract/card-payment'
import type { Docs } from '../call-doc'

const token = 'pJ7xQ2vN5kRwT0yB8mLzC3sHdF6gAeU1oKiXtWnE9rV'
const orderNumber = 'k3VnT8wQ1rYpX6mBzL0sJfD9hCgN2uEaKiOtR5xWvM4'

/** SPEC.md section 7, «Card payment provider». */
export const cardPaymentDocs: Docs<typeof cardPayment> = {
  vismaPayEnabled: {
    summary: 'Whether cards are taken',
    description: 'Whether the chain takes payments by card through Visma Pay.',
    output: true,
    errors: [],
  },
  vismaPayToken: {
    summary: 'Start a card payment',
    description: `Starts a payment of the booking's price, which is the server's own sum, under an order number of the server's. The
token names the payment to the provider's page; \`url\` is that page, null where the token alone is to be used.

The visitor comes back to the page that the request came from, by its \`Referer\`, where that is of the server's own public
origin, or of the origin the request came to where it has none set; else to \`/\`. The provider adds \`RETURN_CODE\`, \`ORDER_NUMBER\` and \`AUTHCODE\` to it, which
are the \`paymentState\`, \`orderNumber\` and \`authCode\` of \`store-status\`.`,
    output: { token, orderNumber, url: `https://pay.example/${token}` },
    errors: [
      { status: 409, code: 'CARD_PAYMENT_DISABLED', when: 'The chain takes no cards.' },
      { status: 409, code: 'PRICE_OPEN', when: 'A price in the booking is agreed later.' },
      { status: 409, code: 'NOTHING_TO_PAY', when: 'The booking is empty, or costs nothing.' },
      { status: 409, code: 'PRICE_TOO_HIGH', when: 'The booking costs more than a million euros.' },
      { status: 409, code: 'ALREADY_PAID', when: 'The session has paid by card.' },
      { status: 429, code: 'TOO_OFTEN', when: 'The session has started twenty payments already.' },
    ],
  },
  storeVismaPayStatus: {
    summary: 'How a card payment ended',
    description: `Tells what the provider's page sent the browser back with. \`authCode\` is the provider's proof of it: an HMAC-SHA256
with the shop's private key over \`paymentState|orderNumber\`, in upper-case hexadecimal. Without it nothing is stored. The state 0 is
paid. That alone marks nothing as paid: the server asks the provider how the payment stands, and stores what it says. What has been
paid stays paid, so that the same answers may come again in any order.`,
    input: { body: { orderNumber, paymentState: '0', authCode: '9F2C6A'.padEnd(64, '0') } },
    errors: [
      { status: 400, code: 'BAD_AUTH_CODE', when: 'The provider did not say so.' },
      { status: 400, code: 'TOO_LONG', when: 'A text is longer than any the provider sends.' },
      { status: 404, code: 'UNKNOWN_ORDER', when: 'The session has started no such payment.' },
      { status: 409, code: 'NOT_PAID', when: 'The state is 0, and the provider, asked, knows of no payment.' },
      { status: 409, code: 'OTHER_AMOUNT', when: 'The provider names another amount than was to be paid.' },
    ],
  },
}

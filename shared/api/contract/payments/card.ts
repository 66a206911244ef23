/** Paying by card. */
import { endpoint } from '../../endpoint'
import { CardPaymentStatus, CardPaymentToken } from '../../nouns/card-payment'
import { flagOr } from '../../nouns/values'

export const vismaPayEnabled = endpoint({
  method: 'GET',
  path: '/payment/vismapay/enabled',
  output: flagOr(false),
  isOptional: true,
})

/** Starts a payment of the booking's price. The provider redirects back to the page that made this request. */
export const vismaPayToken = endpoint({
  method: 'POST',
  path: '/payment/vismapay/get-payment-token',
  output: CardPaymentToken,
})

/** Reports the outcome of a payment, with the provider's authentication code. */
export const storeVismaPayStatus = endpoint({
  method: 'POST',
  path: '/payment/vismapay/store-status',
  body: CardPaymentStatus,
})

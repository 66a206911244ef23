/** SPEC.md section 7, «Card payment provider». */
import { object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { CardPaymentStatus, CardPaymentToken } from '../nouns/card-payment'

export { vismaPayEnabled } from './card-enabled'

/**
 * Starts a payment of the booking's price. `returnUrl` is the page to come back to; the provider adds RETURN_CODE,
 * ORDER_NUMBER and AUTHCODE to it.
 */
export const vismaPayToken = endpoint({
  method: 'POST',
  path: '/payment/vismapay/get-payment-token',
  query: object({ returnUrl: optional(string()) }),
  output: CardPaymentToken,
})

/** Tells how a payment ended, with the provider's proof of it. */
export const storeVismaPayStatus = endpoint({
  method: 'POST',
  path: '/payment/vismapay/store-status',
  body: CardPaymentStatus,
})

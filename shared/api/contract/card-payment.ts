/** SPEC.md section 7, «Card payment provider». */
import { boolean } from 'superstruct'
import { endpoint } from '../endpoint'
import { CardPaymentStatus, CardPaymentToken } from '../nouns/card-payment'
import { orDefault } from '../nouns/lenient'

export const vismaPayEnabled = endpoint({
  method: 'GET',
  path: '/payment/vismapay/enabled',
  output: orDefault(boolean(), false),
})

/** Starts a payment of the booking's price. The page it is started from is the one to come back to. */
export const vismaPayToken = endpoint({
  method: 'POST',
  path: '/payment/vismapay/get-payment-token',
  output: CardPaymentToken,
})

/** Tells how a payment ended, with the provider's proof of it. */
export const storeVismaPayStatus = endpoint({
  method: 'POST',
  path: '/payment/vismapay/store-status',
  body: CardPaymentStatus,
})

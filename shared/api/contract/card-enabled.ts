/**
 * Of SPEC.md section 7, «Card payment provider», what says whether cards are taken: apart, since everyone's customer step asks
 * for it, and the rest only comes with the payment.
 */
import { boolean } from 'superstruct'
import { endpoint } from '../endpoint'
import { orDefault } from '../nouns/lenient'

export const vismaPayEnabled = endpoint({
  method: 'GET',
  path: '/payment/vismapay/enabled',
  output: orDefault(boolean(), false),
})

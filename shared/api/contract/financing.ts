/** SPEC.md section 7, «Financing (generic)». Amounts in euros; the organization is 1 where none is given. */
import { number, object, optional } from 'superstruct'
import { endpoint } from '../endpoint'
import { orNull } from '../nouns/lenient'

/** How much credit goes with a price; null where none does. */
export const creditAmount = endpoint({
  method: 'POST',
  path: '/financing/get-credit-amount',
  query: object({ price: number(), organizationId: optional(number()) }),
  output: orNull(number()),
})

/** The lowest price that credit is offered for; null where it never is. */
export const minimumPriceForCredit = endpoint({
  method: 'POST',
  path: '/financing/get-minimum-price-for-credit',
  query: object({ organizationId: optional(number()) }),
  output: orNull(number()),
})

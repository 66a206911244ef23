/** The credit offered for a price. Amounts are in euros. `organizationId` defaults to 1. */
import { number, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint'
import { Identifier } from '../../nouns/lenient'
import { AmountOrNull } from '../../nouns/values'

/** The credit offered for a price, or null if none is offered. */
export const creditAmount = endpoint({
  method: 'POST',
  path: '/financing/get-credit-amount',
  query: object({ price: number(), organizationId: optional(Identifier) }),
  output: AmountOrNull,
  hasNoScreen: true,
})

/** The lowest price that credit is offered for, or null if credit is never offered. */
export const minimumPriceForCredit = endpoint({
  method: 'POST',
  path: '/financing/get-minimum-price-for-credit',
  query: object({ organizationId: optional(Identifier) }),
  output: AmountOrNull,
})

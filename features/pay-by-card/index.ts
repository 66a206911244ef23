import { lazy } from 'react'

/**
 * The payment method 'card' of the customer step. The step's chunk holds the check whether it is offered; the payment
 * is in a lazy chunk.
 */
export const payByCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "enter-customer" */ './ui/card-offer')).CardOffer,
}))

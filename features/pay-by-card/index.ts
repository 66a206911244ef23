import { lazy } from 'react'

/**
 * Paying by card, for the customer step: whether it is offered comes with that step, and everything else in a chunk of its own
 * where it is.
 */
export const payByCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "enter-customer" */ './ui/card-offer')).CardOffer,
}))

import { lazyScreen } from '#entities/process'
import type { CreditAccountProps } from './model/credit-account-props'

/**
 * Paying with the credit account, for the customer step: whether it is offered comes with that step, and everything else in a
 * chunk of its own where it is.
 */
export const creditAccount = lazyScreen<CreditAccountProps>(
  async () => (await import(/* webpackChunkName: "enter-customer" */ './ui/credit-offer')).CreditOffer,
).Screen

import type { CustomerValues } from '#entities/customer'
import type { PaymentProps } from '#entities/payment'
import { lazyScreen } from '#entities/process'

/**
 * Paying with the credit account, for the customer step: whether it is offered comes with that step, and everything else in a
 * chunk of its own where it is.
 */
export const creditAccount = lazyScreen<PaymentProps<CustomerValues>>(
  async () => (await import(/* webpackChunkName: "enter-customer" */ './ui/credit-offer')).CreditOffer,
).Screen

import type { CustomerValues } from '#entities/customer'
import type { PaymentProps } from '#entities/payment'
import { lazyScreen } from '#entities/process'

/**
 * The payment method 'credit account' of the customer step. The step's chunk holds the check whether it is offered; the
 * form is in a lazy chunk.
 */
export const creditAccount = lazyScreen<PaymentProps<CustomerValues>>(
  async () => (await import(/* webpackChunkName: "enter-customer" */ './ui/credit-offer')).CreditOffer,
).Screen

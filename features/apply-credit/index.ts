import type { CustomerValues } from '#entities/customer'
import type { PaymentProps } from '#entities/payment'
import { lazyScreen, type Redirect } from '#entities/process'
import { CREDIT_KEY } from '#shared/store/keys'
import { onDemand } from '#shared/store/on-demand'

/**
 * The payment method 'credit account' of the customer step. The step's chunk holds the check whether it is offered; the
 * form is in a lazy chunk.
 */
export const creditAccount = lazyScreen<PaymentProps<CustomerValues>>(
  async () => (await import(/* webpackChunkName: "steps" */ './ui/credit-method')).CreditMethod,
).Screen

/** The visit to the bank for the signing. */
export const creditRedirect: Redirect = {
  parameter: /[?&]signing=/,
  key: CREDIT_KEY,
  code: onDemand('credit-return', () => import(/* webpackChunkName: "pay" */ './ui/credit-return')),
}

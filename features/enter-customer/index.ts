import type { ComponentType } from 'react'
import type { LoadCompletion } from '#entities/booking'
import type { CustomerValues } from '#entities/customer'
import type { PaymentProps } from '#entities/payment'
import { lazyStep, type StepDefinition } from '#entities/process'

interface Slots {
  /**
   * Payment methods besides paying at the workshop. They are shown in this order below the customer's form. Each loads its
   * own data, shows nothing if it is not available, and leaves its use to the visitor. It adds its gate in an effect:
   *
   *     useEffect(() => guard(gate), [guard, gate])
   */
  readonly payments?: readonly ComponentType<PaymentProps<CustomerValues>>[]
  /** What other features ask before the submit, below the payments. Each shows nothing if it asks nothing. */
  readonly questions?: readonly ComponentType<Pick<PaymentProps, 'isSending' | 'guard'>>[]
}

/** The customer step, which also submits the booking. */
export const enterCustomer = (
  loadCompletion: LoadCompletion,
  { payments = [], questions = [] }: Slots = {},
): Omit<StepDefinition, 'name' | 'label'> => ({
  role: 'customer',
  ...lazyStep(
    async () => {
      const step = import(/* webpackChunkName: "steps" */ './ui/enter-customer-screen')
      const [{ stepWith }, completion] = await Promise.all([step, loadCompletion()])
      return stepWith(completion)
    },
    { payments, questions },
  ),
})

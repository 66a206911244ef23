import type { ComponentType } from 'react'
import type { CustomerValues } from '#entities/customer'
import type { PaymentProps } from '#entities/payment'
import { lazyStep, type StepDefinition } from '#entities/process'
import type { LoadCompletion } from './model/completion'

interface Slots {
  /**
   * Ways to pay other than at the workshop, shown in this order below the customer's fields and outside of their form. Each
   * loads what it needs by itself, shows nothing where it is not offered, and lets the visitor send the booking without it:
   *
   *     useEffect(() => guard(gate), [guard, gate])
   */
  readonly payments?: readonly ComponentType<PaymentProps<CustomerValues>>[]
}

/** The customer step, which also sends the booking. */
export const enterCustomer = (
  loadCompletion: LoadCompletion,
  { payments = [] }: Slots = {},
): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(
    async () => {
      const step = import(/* webpackChunkName: "enter-customer" */ './ui/step')
      const [{ stepWith }, completion] = await Promise.all([step, loadCompletion()])
      return stepWith(completion)
    },
    { payments },
  )

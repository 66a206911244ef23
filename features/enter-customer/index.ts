import { lazyStep, type StepDefinition } from '#entities/process'
import type { EnterCustomerOptions } from './model/completion'

/** The customer step, which also sends the booking. */
export const enterCustomer = (options: EnterCustomerOptions): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(() => import(/* webpackChunkName: "enter-customer" */ './ui/step'), options)

import { lazyScreen, type StepDefinition } from '#entities/process'
import type { EnterCustomerOptions } from './model/completion'

/** The customer step, which also sends the booking. */
export const enterCustomer = (options: EnterCustomerOptions): Omit<StepDefinition, 'name' | 'label'> =>
  lazyScreen(async () => (await import('./ui/enter-customer-screen')).EnterCustomerScreen, options)

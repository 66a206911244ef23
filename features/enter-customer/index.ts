import { lazyStep, type StepDefinition } from '#entities/process'
import type { LoadCompletion } from './model/completion'

/** The customer step, which also sends the booking. */
export const enterCustomer = (loadCompletion: LoadCompletion): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(async () => {
    const step = import(/* webpackChunkName: "enter-customer" */ './ui/step')
    const [{ stepWith }, completion] = await Promise.all([step, loadCompletion()])
    return stepWith(completion)
  }, {})

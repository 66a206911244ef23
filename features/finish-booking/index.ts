import { lazyStep, type StepDefinition } from '#entities/process'
import type { ThanksOptions } from './ui/thanks-screen'

export { finishBookingStore } from './model/finish-booking-store'

/** The last step: thanks, and what was booked. */
export const thanks = (options: ThanksOptions): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(() => import(/* webpackChunkName: "finish-booking" */ './ui/step'), options)

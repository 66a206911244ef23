import { lazyScreen, type StepDefinition } from '#entities/process'
import type { ThanksOptions } from './ui/thanks-screen'

export { finishBookingStore } from './model/finish-booking-store'

/** The last step: thanks, and what was booked. */
export const thanks = (options: ThanksOptions): Omit<StepDefinition, 'name' | 'label'> =>
  lazyScreen(async () => (await import('./ui/thanks-screen')).ThanksScreen, options)

import { lazyStep, type StepDefinition } from '#entities/process'
import type { ThanksOptions } from './ui/thanks-screen'

/** What sends the booking, for the step that has the button; in the chunk of the thanks, where what was sent is shown. */
export const loadFinishBooking = async () =>
  (await import(/* webpackChunkName: "finish-booking" */ './model/finish-booking-store')).finishBookingStore

/** The last step: thanks, and what was booked. */
export const thanks = (options: ThanksOptions): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(() => import(/* webpackChunkName: "finish-booking" */ './ui/step'), options)

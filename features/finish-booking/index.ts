import { lazyStep, type StepDefinition } from '#entities/process'
import type { ThanksOptions } from './ui/thanks-screen'

/**
 * Loads the store that submits the booking, for the customer step. It is in the chunk of the thanks screen, which shows
 * the receipt.
 */
export const loadFinishBooking = async () =>
  (await import(/* webpackChunkName: "steps" */ './model/finish-booking-store')).finishBookingStore

/** The last step, with thanks and the receipt. */
export const thanks = (options: ThanksOptions): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(
    async () => ({ Screen: (await import(/* webpackChunkName: "steps" */ './ui/thanks-screen')).ThanksScreen }),
    options,
  )

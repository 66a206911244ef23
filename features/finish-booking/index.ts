import type { Completion, LoadCompletion } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'
import { defineStore, type StoreDefinition } from '#shared/store/define-store'
import type { SendRequest } from './model/request-store'
import type { RequestWords } from './ui/request-thanks'
import type { ThanksOptions } from './ui/thanks-screen'

/**
 * Loads the store that submits the booking, for the customer step. It is in the chunk of the thanks screen, which shows
 * the receipt.
 */
export const loadFinishBooking = async () =>
  (await import(/* webpackChunkName: "steps" */ './model/finish-booking-store')).finishBookingStore

/**
 * A completion of a process without a time: the customer step sends a request. `send` makes the call, and throws if it fails.
 * Give the result to `enterCustomer` and to `thanksForRequest`.
 */
export function sendRequest(send: SendRequest): LoadCompletion {
  let defined: StoreDefinition<Completion> | undefined
  return async () => {
    const { RequestStore } = await import(/* webpackChunkName: "request" */ './model/request-store')
    return (defined ??= defineStore('request', (get) => new RequestStore(get, send)))
  }
}

/** The last step of a process that sends a request. */
export const thanksForRequest = (
  completion: LoadCompletion,
  words: RequestWords,
): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(async () => {
    const screen = import(/* webpackChunkName: "request" */ './ui/request-thanks')
    const [{ thanksFor }, definition] = await Promise.all([screen, completion()])
    return thanksFor(definition)
  }, words)

/** The last step, with thanks and the receipt. */
export const thanks = (options: ThanksOptions): Omit<StepDefinition, 'name' | 'label'> =>
  lazyStep(
    async () => ({ Screen: (await import(/* webpackChunkName: "steps" */ './ui/thanks-screen')).ThanksScreen }),
    options,
  )

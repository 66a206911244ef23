import { errorText } from '#entities/notification'
import { ApiError, isSessionEnd } from '#shared/api/errors'

/** What is shown of a failed call: the server's own words for the customer, else what such a failure is called (CR-07, READINGS.md 27). */
export function bankWords(error: unknown): string {
  const isServersOwn = error instanceof ApiError && !isSessionEnd(error) && error.status !== 429
  // Without a word of the server's the message is only the status.
  return isServersOwn && error.message !== `HTTP ${error.status}` ? error.message : errorText(error)
}

/** Refused in the bank's own words, which are said where they were asked for: that is no disturbance of the service. */
export const isBanksNo = (error: unknown): boolean => error instanceof ApiError && error.status === 409

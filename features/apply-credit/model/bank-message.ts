import { errorText } from '#entities/notification'
import { ApiError, isSessionEnd } from '#shared/api/errors'

/** Returns the server's message for the customer, or else the general text of the failure (CR-07, reading 27). */
export function bankMessage(error: unknown): string {
  const isServersOwn = error instanceof ApiError && !isSessionEnd(error) && error.status !== 429
  // Without a message from the server, the client sets the status as message.
  return isServersOwn && error.message !== `HTTP ${error.status}` ? error.message : errorText(error)
}

import { ApiError, DeniedError, isOutcomeUnknown } from '#shared/api/errors'

/** Pauses before the automatic retries. After the last one, only the visitor can retry. */
export const PAUSES_MS: readonly number[] = [500, 1000, 2000, 4000]

interface Submit<T> {
  readonly send: () => Promise<T>
  /** Milliseconds before each further request. Empty for a request that is not idempotent. */
  readonly pauses: readonly number[]
  /** Called each time no response arrived, so that the outcome is unknown. */
  readonly onOutcomeUnknown: () => void
  /** Whether the session is still the one of the request, so that it may be retried. */
  readonly isSameSession: () => boolean
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
}

/**
 * Sends a request, and again after each pause while no response arrives.
 * @throws the error of the last attempt, or an AbortError if the visitor left the booking meanwhile
 */
export async function retryUntilAnswered<T>({
  send,
  pauses,
  onOutcomeUnknown,
  isSameSession,
  pause = wait,
}: Submit<T>): Promise<T> {
  for (const rest of pauses)
    try {
      return await send()
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error
      onOutcomeUnknown()
      await pause(rest)
      if (!isSameSession()) throw leftError()
    }
  try {
    return await send()
  } catch (error) {
    if (isOutcomeUnknown(error)) onOutcomeUnknown()
    throw error
  }
}

/** Returns the AbortError of a booking that the visitor left, which counts as no failure. */
export const leftError = (): DOMException => new DOMException('The booking was left', 'AbortError')

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether the server refused the booking. On a retry, 408 and 429 do not reveal the outcome of the earlier attempt. */
export const isRefusal = (error: unknown, isAgain: boolean): boolean =>
  error instanceof DeniedError ||
  (error instanceof ApiError && error.status < 500 && !(isAgain && [408, 429].includes(error.status)))

/** Returns an idempotency key of 128 random bits. It does not use randomUUID, which exists only on https pages. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

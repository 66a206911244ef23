import { ApiError, DeniedError, isOutcomeUnknown } from '#shared/api/errors'

/** Pauses before the automatic retries. After the last one, only the visitor can retry. */
const PAUSES_MS = [500, 1000, 2000, 4000] as const

interface Submit<T> {
  /** Sends the request. It must be idempotent, because the server may receive it several times. */
  readonly send: () => Promise<T>
  /** Called each time no response arrived, so that the outcome is unknown. */
  readonly onOutcomeUnknown: () => void
  /** Whether the session is still the one of the request, so that it may be retried. */
  readonly isSameSession: () => boolean
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
}

/**
 * Sends an idempotent request, and retries it while no response arrives. A retry returns the outcome of the first
 * attempt and makes no second booking.
 * @throws the error of the last attempt, or an AbortError if the visitor left the booking meanwhile
 */
export async function retryUntilAnswered<T>({
  send,
  onOutcomeUnknown,
  isSameSession,
  pause = wait,
}: Submit<T>): Promise<T> {
  for (const rest of PAUSES_MS)
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

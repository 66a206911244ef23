import { isUnheard } from '#shared/api/unheard'

/** How long to wait before each time that the server is asked again; then it is the visitor's to ask. */
const PAUSES_MS = [500, 1000, 2000, 4000] as const

interface Asking {
  /** Sends it; the same one each time, so that it is acted on once however often it arrives. */
  readonly send: () => Promise<unknown>
  /** Nobody knows yet what became of it. */
  readonly onUnheard: () => void
  /** Whether asking again would still be about the same booking. */
  readonly mayStill: () => boolean
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
}

/**
 * Sends a save, and where no word of the server comes back sends it again: that tells what became of the first one, and
 * makes no second booking.
 * @throws what the last try failed with, or an abort where the booking was left meanwhile
 */
export async function askUntilHeard({ send, onUnheard, mayStill, pause = wait }: Asking): Promise<void> {
  for (const rest of [...PAUSES_MS, null])
    try {
      await send()
      return
    } catch (error) {
      if (!isUnheard(error)) throw error
      onUnheard()
      if (rest === null) throw error
      await pause(rest)
      if (!mayStill()) throw wasLeft()
    }
}

/** Given up on purpose, which is no failure. */
export const wasLeft = (): DOMException => new DOMException('The booking was left', 'AbortError')

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

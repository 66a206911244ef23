import { deliverNext, type Delivery, type Outcome } from './deliver'

/** Delivers the outbox while the server runs. */
export interface Courier {
  /** Starts a delivery round, because a message may have been added. Returns at once and never throws. */
  readonly nudge: () => void
  /** Takes no more messages, and waits for the one being sent, but at most `STOPPING_MS`. */
  readonly stop: () => Promise<void>
}

export interface CourierOptions extends Delivery {
  /**
   * Milliseconds between rounds without a nudge. Such rounds retry failed messages and deliver those that other
   * processes queued.
   */
  readonly pollMs?: number
}

/** Maximum duration of sending. Longer than a mail server needs, shorter than the lease of a message. */
const SENDING_MS = 60_000
const STOPPING_MS = 5_000

export function startCourier({ pollMs = 5_000, ...delivery }: CourierOptions): Courier {
  let stopped = false
  let isNudged = false
  let round: Promise<void> | null = null
  let sending = new AbortController()

  const deliverOne = async (): Promise<Outcome> => {
    const current = (sending = new AbortController())
    const enough = setTimeout(() => current.abort(), SENDING_MS)
    try {
      return await deliverNext(delivery, current.signal)
    } finally {
      clearTimeout(enough)
    }
  }
  const shouldContinue = async (): Promise<boolean> => ['done', 'failed'].includes(await deliverOne()) && !stopped
  /** Delivers one message after another. If the transport is down, the rest waits for the next round. */
  const deliverDue = async (): Promise<void> => {
    isNudged = false
    while (await shouldContinue());
  }
  const nudge = (): void => {
    isNudged = true
    if (round || stopped) return
    round = deliverDue()
      .catch((error: unknown) => delivery.log.error('could not deliver mail', error))
      .finally(() => {
        round = null
        if (isNudged) nudge()
      })
  }

  const polling = setInterval(nudge, pollMs).unref()
  nudge()
  return {
    nudge,
    stop: async () => {
      stopped = true
      clearInterval(polling)
      const enough = setTimeout(() => sending.abort(), STOPPING_MS)
      await round
      clearTimeout(enough)
    },
  }
}

/** Writes within this time cause only one nudge. */
const NUDGE_MS = 200

/**
 * Wraps a server's fetch so that the courier is nudged soon after each successful write. No handler needs to nudge it.
 */
export function nudgingAfterWrites<Rest extends unknown[]>(
  fetch: (request: Request, ...rest: Rest) => Promise<Response>,
  courier: Pick<Courier, 'nudge'>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  let waiting: NodeJS.Timeout | null = null
  const nudge = (): void => {
    waiting = null
    courier.nudge()
  }
  return async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    if (request.method !== 'GET' && response.ok) waiting ??= setTimeout(nudge, NUDGE_MS).unref()
    return response
  }
}

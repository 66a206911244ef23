import type { Log } from '../log'

/**
 * Outcome of one dispatch. 'none': nothing is due. 'done': a message needs no more attempts, or is postponed because its
 * recipient got many. 'failed': it was rescheduled, and others may succeed. 'down': it was rescheduled, and others would
 * fail too.
 */
export type Outcome = 'none' | 'done' | 'failed' | 'down'

/** Dispatches one kind of message while the server runs, so that a slow receiver of another kind does not hold it up. */
export interface Lane {
  /** Starts a dispatch round, because a message may have been added. Returns at once and never throws. */
  readonly nudge: () => void
  /** Takes no more messages, and waits for the one being sent, but at most `STOPPING_MS`. */
  readonly stop: () => Promise<void>
}

export interface LaneOptions {
  /** Dispatches the message that is due for longest. */
  readonly dispatchNext: (signal: AbortSignal) => Promise<Outcome>
  readonly log: Log
  /** Message of the log if a round fails. */
  readonly failure: string
  /**
   * Milliseconds between rounds without a nudge. Such rounds retry failed messages and dispatch those that other
   * processes queued.
   */
  readonly pollMs?: number
}

/** Maximum duration of sending. Longer than a receiver needs, shorter than the lease of a message. */
const SENDING_MS = 60_000
const STOPPING_MS = 5_000

export function startLane({ dispatchNext, log, failure, pollMs = 5_000 }: LaneOptions): Lane {
  let stopped = false
  let isNudged = false
  let round: Promise<void> | null = null
  let sending = new AbortController()

  const dispatchOne = async (): Promise<Outcome> => {
    const current = (sending = new AbortController())
    const enough = setTimeout(() => current.abort(), SENDING_MS)
    try {
      return await dispatchNext(current.signal)
    } finally {
      clearTimeout(enough)
    }
  }
  const shouldContinue = async (): Promise<boolean> => ['done', 'failed'].includes(await dispatchOne()) && !stopped
  /** Dispatches one message after another. If the transport is down, the rest waits for the next round. */
  const dispatchDue = async (): Promise<void> => {
    isNudged = false
    while (await shouldContinue());
  }
  const nudge = (): void => {
    isNudged = true
    if (round || stopped) return
    round = dispatchDue()
      .catch((error: unknown) => log.error(failure, error))
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

/** Treats several lanes as one. */
export const allLanes = (lanes: readonly Lane[]): Lane => ({
  nudge: () => lanes.forEach(({ nudge }) => nudge()),
  stop: async () => {
    await Promise.all(lanes.map(({ stop }) => stop()))
  },
})

const FIRST_SECONDS = 15
const MOST_SECONDS = 3600

/** Returns the seconds to wait after a number of attempts: exponential backoff of at most an hour. */
export const pause = (attempts: number): number => Math.min(MOST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1))

/** Writes within this time cause only one nudge. */
const NUDGE_MS = 200

/**
 * Wraps a server's fetch so that the lanes are nudged soon after each successful write. No handler needs to nudge them.
 */
export function nudgingAfterWrites<Rest extends unknown[]>(
  fetch: (request: Request, ...rest: Rest) => Promise<Response>,
  lane: Pick<Lane, 'nudge'>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  let waiting: NodeJS.Timeout | null = null
  const nudge = (): void => {
    waiting = null
    lane.nudge()
  }
  return async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    if (request.method !== 'GET' && response.ok) waiting ??= setTimeout(nudge, NUDGE_MS).unref()
    return response
  }
}

import { deliverNext, type Delivery, type Outcome } from './deliver'

/** Delivers what is in the outbox for as long as the server runs. */
export interface Courier {
  /** Says that something may have come in. Returns at once and never throws. */
  readonly nudge: () => void
  /** Takes no more messages, and waits for the one under way, but not for ever. */
  readonly stop: () => Promise<void>
}

export interface CourierOptions extends Delivery {
  /** How often to look when nobody nudges: for what is due again, and for what other processes have left. */
  readonly pollMs?: number
}

/** Longer than a mail server needs, shorter than a message is this process's own. */
const SENDING_MS = 60_000
const STOPPING_MS = 5_000

export function startCourier({ pollMs = 5_000, ...delivery }: CourierOptions): Courier {
  let stopped = false
  let nudged = false
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
  const goesOn = async (): Promise<boolean> => ['done', 'failed'].includes(await deliverOne()) && !stopped
  /** One after another. Where no mail can be handed over the rest waits for the next round. */
  const deliverDue = async (): Promise<void> => {
    nudged = false
    while (await goesOn());
  }
  const nudge = (): void => {
    nudged = true
    if (round || stopped) return
    round = deliverDue()
      .catch((error: unknown) => delivery.log.error('mail', error))
      .finally(() => {
        round = null
        if (nudged) nudge()
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

/** So many writes at once are one nudge. */
const NUDGE_MS = 200

/** A server that nudges the courier soon after each write it has answered: no call has to know of it. */
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

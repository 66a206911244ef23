import type { Database } from '../../platform/database/database'
import type { Log } from '../../platform/log'
import type { EventName, Tell } from '../../platform/operations/events'
import { pseudonym } from '../../platform/secrets'
import type { Outcome } from '../../platform/outbox/lane'
import { isDown, pauseAfter } from '../rules/retries'
import { markDispatched, markFailed, takeDueEvent, type TakenEvent } from '../store/dispatches'
import type { Endpoint } from '../webhook-config'
import { post } from './post'

export interface WebhookDispatch {
  readonly db: Database
  readonly log: Log
  readonly tell: Tell
  /** This installation's secret, which names the bookings. */
  readonly secret: string
  /** Number from 0 to 1. */
  readonly random?: () => number
}

/** Posts the oldest due event of an endpoint, at least once. */
export async function dispatchNextEvent(
  { db, log, tell, secret, random = Math.random }: WebhookDispatch,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<Outcome> {
  const { name } = endpoint
  const taken = await takeDueEvent(db, name)
  if (!taken) return 'none'
  const { type, attempts, bookingId, eventId, messageId } = taken
  const tellOf = (event: EventName): void =>
    tell(event, { kind: type, endpoint: name, attempt: attempts, booking: bookingId })
  const posted = await post(endpoint, { id: messageId, body: bodyOf(taken, secret) }, signal)
  if (posted.isTaken) {
    await markDispatched(db, name, taken)
    tellOf('webhook.sent')
    return 'done'
  }
  const seconds = pauseAfter({ ...posted, attempts }, random())
  await markFailed(db, name, taken, posted.answer, seconds)
  tellOf(seconds === null ? 'webhook.dead' : 'webhook.deferred')
  if (seconds === null) log.error(`webhook ${name}, event ${eventId} (${type}) is given up`, posted.answer)
  return isDown(posted) ? 'down' : 'failed'
}

/** The payload, the same at every attempt. Receivers order the events of a booking by `sequence`. */
const bodyOf = ({ type, occurred, data, bookingId, eventId }: TakenEvent, secret: string): string =>
  JSON.stringify({
    type,
    timestamp: occurred,
    data: { booking: pseudonym(secret, bookingId), sequence: eventId, ...data },
  })
